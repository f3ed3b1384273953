import { describe, expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'
import { isTopic, tellable } from '#testing/tellable.ts'
import { told } from '#testing/told-topics.ts'
import written from './this-site-only.json' with { type: 'json' }
import cases from './this-site-only.test.json' with { type: 'json' }

describe.each(tellable(cases, ({ topics }) => topics))('$what', ({ topics, questions }) => {
  test.each(questions)('%s', (question) => {
    const answer = ask(question)
    expect(topics, answer.text).toContain(answer.topics.join(' '))
    expect(answer.text).not.toMatch(/^(?:Oui|Non|Yes|No)\b/)
  })
})

describe('What holds of this site alone says so, however little of it is told', () => {
  const limited = written.flatMap(({ topics, notice, inEnglish }) =>
    notice && inEnglish ? topics.map((id) => ({ id, notice, inEnglish })) : [],
  )

  test.each(tellable(limited, ({ id }) => id))('$id', ({ id, notice, inEnglish }) => {
    const topic = told({})(id)
    expect(topic?.notice?.endsWith(notice)).toBe(true)
    expect(topic?.english?.split('\n\n').at(-1)).toContain(inEnglish)
  })

  test('and is named by a topic that there is, as is what is told of a platform instead', () => {
    const named = written.flatMap(({ topics, instead }) => [...topics, ...(instead ? [instead] : [])])
    expect(named.filter((id) => !isTopic(id))).toEqual([])
  })

  test.each([
    ['Combien de temps gardez-vous les logs ?', "pour votre plateforme, c'est vous qui fixez les durées"],
    ['Que contiennent vos journaux ?', 'et non de votre plateforme'],
    ['Gardez-vous mon adresse IP ?', "pour votre plateforme, c'est vous qui fixez les durées"],
    ['Gardez-vous ma conversation ?', "pour votre plateforme, c'est vous qui fixez les durées"],
    [
      'Que retire votre serveur d’une question avant qu’un modèle la lise ?',
      'de votre plateforme, le site ne le dit pas',
    ],
    ['Is the data masked before it reaches the LLM?', 'of your platform, the site does not say so'],
    ['Un de vos sous-traitants est-il américain ?', 'il ne nomme pas les sous-traitants de votre plateforme'],
    ['Do you have American sub-processors?', 'it does not name the processors of your platform'],
    ['How long do you keep logs?', 'for your platform, you set the durations'],
    ['La plateforme est-elle conforme au RGPD ?', "Pour votre plateforme, c'est vous qui fixez les durées"],
    ['Who receives my data?', 'it does not name the processors of your platform'],
    ['Vos solutions sont-elles conformes au RGPD ?', "n'en sort que vers un modèle que vous avez autorisé"],
    ['Est-ce que votre offre respecte le RGPD ?', 'Les données que ce site collecte restent'],
    ['Is your platform GDPR compliant?', 'the data that this site collects stays in Europe'],
    ['Is your platform GDPR compliant?', 'a question leaves it only for a model that you have allowed'],
    [
      "Votre solution est-elle conforme à l'AI Act ?",
      "Le site ne dit rien d'autre de la conformité de votre plateforme",
    ],
    ['Votre plateforme respecte-t-elle le règlement IA ?', 'Dans vos projets'],
    ["Êtes-vous conformes à l'AI Act ?", 'deux usages à haut risque (règlement (UE) 2024/1689, annexe III)'],
    ["L'AI Act s'applique-t-il à notre chatbot ?", "l'assistant dit dès le début qu'il est une IA"],
    ["Que dit le règlement européen sur l'IA de vos cas d'usage ?", 'Déduire les émotions du conseiller est interdit'],
    ['Are you compliant with the AI Act?', 'The site names two high-risk uses'],
    ['Does the AI Act apply to our chatbot?', "Inferring the adviser's emotions is forbidden"],
    ['Is your solution compliant with the AI Act?', 'The site says nothing else of the compliance of your platform'],
  ])('%s', (question, notice) => {
    expect(ask(question).text).toContain(notice)
  })

  test.each([
    [['Gardez-vous ma conversation ?', 'Combien de temps ?'], "c'est vous qui fixez les durées"],
    [['Combien de temps gardez-vous les logs ?', 'Vraiment ?'], "c'est vous qui fixez les durées"],
  ])('in a second turn too: %s', (turns, notice) => {
    expect(ask(...turns).text).toContain(notice)
  })
})

describe('What is asked of this site is answered with this site', () => {
  test.each([
    ['Combien de temps ce site garde-t-il ses journaux ?', '12 mois'],
    ['Gardez-vous mon adresse IP quand je vous parle de notre plateforme ici ?', 'une journée'],
    ['Ce site dépose-t-il des cookies ?', 'aucun cookie'],
    ['Retirez-vous mes données personnelles de mes questions avant qu’un modèle les lise ?', 'notre serveur en retire'],
    ['How long does this website keep its logs?', '12 months'],
  ])('%s', (question, part) => {
    expect(ask(question).text).toContain(part)
  })
})
