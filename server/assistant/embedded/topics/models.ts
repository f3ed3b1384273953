import { type LanguageModel, modelNote, modelNoticeOn, publisherOf } from '#content/language-models.ts'
import { modelLicence } from '#content/model-licences.ts'
import { paths } from '#content/paths.ts'
import { byId } from '../../facts.ts'
import { countryInEnglish } from '../../language/in-english.ts'
import { enumeration, paragraphs } from '../../markdown.ts'
import { forEach, type Sayings, type TopicSite } from '../topic.ts'
import { modelNoticeInEnglish } from './model-notice.ts'
import { reservationApart } from './reservation-apart.ts'
import { calledByThisSite } from './sent-by-this-site.ts'

export function modelTopics({ content, facts, sources }: TopicSite): Sayings {
  const { home, languageModels, modelNotice } = content
  const page = sources.page(paths.home)
  const names = languageModels.map(({ name }) => name)
  const choice = () => facts.faqStatement('choix-des-modeles', 'modelChoice')
  const benefit = (id: string) => byId(home.models.benefits, id, 'home.ts').text
  const ofThisSite = calledByThisSite(content)
  const partnership = () => reservationApart(facts.notice.line('no-partnership'))
  return {
    models: () => ({
      kind: 'fact',
      answer: facts.faq('choix-des-modeles').replace(` ${modelNotice}`, ''),
      notice: paragraphs(ofThisSite?.french, modelNotice),
      english: `${names.join(', ')} and others. You decide which ones are allowed, use by use, and change without rebuilding your agents.\n\n${ofThisSite ? `${ofThisSite.english}\n\n` : ''}A model that is called at its publisher gets the question and the attached passages; one with open weights can run without that.`,
      sources: [sources.faq('choix-des-modeles')],
      related: ['why-many-models', 'model-outage', 'training-data'],
    }),
    ...forEach(
      languageModels,
      ({ name }) => `named-model-${name}`,
      (model) => {
        const { name, openWeights, publisher } = model
        const note = modelNote(model)
        const licence = modelLicence(name)
        return {
          kind: 'fact',
          inPhrases: { name, note, maker: openWeights === true ? [] : publisher },
          answer: `${name} (${note}) fait partie des modèles que la plateforme fait travailler, avec ${enumeration(names.filter((other) => other !== name))}.`,
          notice: paragraphs([modelNoticeOn(model), licence?.french].filter(Boolean).join(' '), ofThisSite?.french),
          noticeInEnglish: paragraphs(licence?.english, ofThisSite?.english),
          sources: [sources.faq('choix-des-modeles')],
          related: ['models', 'why-many-models', 'training-data'],
        }
      },
    ),
    ...forEach(
      languageModels.filter(({ openWeights }) => openWeights === false),
      ({ name }) => `sent-to-model-${name}`,
      ({ name, publisher: maker, country }) => ({
        kind: 'fact',
        inPhrases: { name, maker },
        answer: `Avec ${name}, modèle propriétaire que votre plateforme n'appelle que chez son éditeur et si vous l'autorisez, la question et les passages joints partent chez ${maker} (${country}), qui relève du droit de son pays. Sans votre accord, rien n'y part de votre plateforme.`,
        english: `With ${name}, a proprietary model that your platform calls only at its publisher, once you have allowed it, the question and the attached passages go to ${maker} (${countryInEnglish(country)}), which comes under the law of its country. Without your consent, nothing goes there from your platform.`,
        sources: [sources.faq('choix-des-modeles')],
        related: ['models', 'open-weights-at-home', 'training-data'],
      }),
    ),
    ...forEach(
      languageModels.filter(({ openWeights }) => openWeights === true),
      ({ name }) => `sent-to-model-${name}`,
      (model) => {
        const { name } = model
        const licence = modelLicence(name)
        return {
          kind: 'fact',
          inPhrases: { name, maker: [] },
          answer: `${name} est à poids ouverts : il peut tourner sur des serveurs européens ou chez vous, sans appel à son éditeur, et rien ne sort. Appelé chez son éditeur (${publisherOf(model)}), ce que votre plateforme ne fait que si vous l'avez autorisé, il reçoit la question et les passages joints, sous le droit de son pays.`,
          notice: licence?.french,
          english: `${name} has open weights: it can run on European servers or at your site, with no call to its publisher, and nothing leaves. Your platform calls it at its publisher (${publisherInEnglish(model)}), which then gets the question and the attached passages, under the law of its country, only if you have allowed it.${licence ? `\n\n${licence.english}` : ''}`,
          sources: [sources.faq('choix-des-modeles')],
          related: ['models', 'open-weights-at-home', 'training-data'],
        }
      },
    ),
    ...forEach(
      languageModels.filter(({ openWeights }) => openWeights === 'some'),
      ({ name }) => `sent-to-model-${name}`,
      ({ name, publisher: maker, country }) => ({
        kind: 'fact',
        inPhrases: { name, maker },
        answer: `Certains ${name} sont à poids ouverts et peuvent tourner sur des serveurs européens ou chez vous : rien ne sort. Votre plateforme n'appelle les autres que si vous l'avez autorisé : la question et les passages joints partent alors chez ${maker} (${country}), qui relève du droit de son pays.`,
        english: `Some ${name} models have open weights and can run on European servers or at your site: nothing leaves. Your platform calls the others only if you have authorised it: the question and the attached passages then go to ${maker} (${countryInEnglish(country)}), which comes under the law of its country.`,
        sources: [sources.faq('choix-des-modeles')],
        related: ['models', 'open-weights-at-home', 'training-data'],
      }),
    ),
    ...forEach(
      languageModels,
      ({ name }) => `model-maker-${name}`,
      ({ name, publisher, country, openWeights }) => ({
        kind: 'fact',
        inPhrases: { name },
        answer: `${name} est publié par ${publisher} (${country})${openWeights === true ? ', à poids ouverts' : ''}.`,
        english: `${name} is published by ${publisher} (${countryInEnglish(country)})${openWeights === true ? ', with open weights' : ''}.`,
        sources: [page],
        related: ['models', `named-model-${name}`, 'training-data'],
      }),
    ),
    ...forEach(
      languageModels,
      ({ name }) => `openness-${name}`,
      (model) => {
        const { answer, english } = openness(model)
        const licence = modelLicence(model.name)
        return {
          kind: 'fact',
          inPhrases: { name: model.name },
          answer,
          notice: paragraphs(modelNotice, licence?.french, ofThisSite?.french),
          english: paragraphs(english, modelNoticeInEnglish(content), licence?.english, ofThisSite?.english),
          sources: [sources.faq('choix-des-modeles')],
          related: ['models', 'open-weights-at-home', `named-model-${model.name}`],
        }
      },
    ),
    'model-location': () => ({
      kind: 'fact',
      answer: ofThisSite
        ? `${ofThisSite.french}\n\nDe votre plateforme, rien ne part chez un éditeur sans votre accord.`
        : 'Pas sans votre accord.',
      notice: modelNotice,
      english: `${ofThisSite ? `${ofThisSite.english} From your platform, nothing goes to a publisher without your agreement.` : 'Not without your agreement.'}\n\n${modelNoticeInEnglish(content)}`,
      sources: [sources.faq('choix-des-modeles'), sources.faq('hebergement')],
      related: ['hosting', 'training-data', 'models'],
    }),
    'why-many-models': () => ({
      kind: 'fact',
      answer: `${home.models.introduction} ${benefit('diversity')} ${benefit('performance')}`,
      sources: [page],
      related: ['models', 'model-outage', 'model-change'],
    }),
    'model-outage': () => ({
      kind: 'fact',
      answer: benefit('resilience'),
      sources: [page],
      related: ['model-change', 'models', 'support'],
    }),
    'model-change': () => ({
      kind: 'fact',
      answer: `Oui. ${choice()} ${benefit('independence')}`,
      sources: [sources.faq('choix-des-modeles'), page],
      related: ['models', 'leaving', 'why-many-models'],
    }),
    partnerships: () => ({
      kind: 'fact',
      answer: `Non. ${partnership().answer}`,
      notice: partnership().notice,
      sources: [sources.legalNotice('propriete-intellectuelle')],
      related: ['models', 'technologies', 'reuse'],
    }),
  }
}

/** As publisherOf has it. */
function publisherInEnglish({ name, publisher, country }: LanguageModel) {
  const from = countryInEnglish(country)
  return publisher === name ? from : `${publisher}, ${from}`
}

/** Whether it is proprietary; of one that is, the site names no version that is not. */
function openness(model: LanguageModel) {
  const { name, openWeights } = model
  const from = publisherInEnglish(model)
  if (openWeights === 'some')
    return {
      answer: `Certains ${name} (${publisherOf(model)}) sont à poids ouverts, et votre plateforme peut les faire tourner sans appel à leur éditeur ; les autres sont propriétaires.`,
      english: `Some ${name} models (${from}) have open weights, and your platform can run them with no call to their publisher; the others are proprietary.`,
    }
  return openWeights
    ? {
        answer: `${name} (${publisherOf(model)}) est un modèle à poids ouverts, que votre plateforme peut faire tourner sans appel à son éditeur.`,
        english: `${name} (${from}) is a model with open weights, which your platform can run with no call to its publisher.`,
      }
    : {
        answer: `${name} (${publisherOf(model)}) est un modèle propriétaire, que votre plateforme n'appelle que chez son éditeur. Le site n'en cite pas de version à poids ouverts.`,
        english: `${name} (${from}) is a proprietary model, which your platform calls only at its publisher. The site names no version of it with open weights.`,
      }
}
