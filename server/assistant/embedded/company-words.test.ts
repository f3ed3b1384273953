import { describe, expect, test } from 'vitest'
import { fewTopics } from '#testing/few-topics.ts'
import { readPassages } from '../knowledge.ts'
import { createRetriever } from '../retrieval.ts'
import { siteContent } from '../site-content.ts'
import { createEmbeddedAssistant } from './create-embedded-assistant.ts'

type Answered = readonly [question: string, begins: 'Oui. ' | 'Non. ' | '']

const companies = [
  {
    form: 'Société par actions simplifiée',
    city: 'Paris',
    country: 'France',
    answered: [
      ['Vous êtes une SAS ?', 'Oui. '],
      ['Vous êtes une SARL ?', 'Non. '],
      ['Êtes-vous une SASU ?', ''],
      ['SARL ou SAS ?', ''],
      ['Êtes-vous à Paris ?', 'Oui. '],
      ['Êtes-vous à Lyon ?', 'Non. '],
      ['Vous êtes à Lille ou à Paris ?', ''],
      ['Vous êtes une société française ?', ''],
    ],
  },
  {
    form: 'Société à responsabilité limitée',
    city: 'Perpignan',
    country: 'France',
    answered: [
      ['Vous êtes une SAS ?', 'Non. '],
      ['Vous êtes une SARL ?', 'Oui. '],
      ['Êtes-vous une EURL ?', ''],
      ['Êtes-vous à Paris ?', 'Non. '],
      ['Êtes-vous à Perpignan ?', 'Oui. '],
      ['Votre société est parisienne ?', 'Non. '],
    ],
  },
  {
    form: 'Société à responsabilité limitée',
    city: 'Bruxelles',
    country: 'Belgique',
    answered: [
      ['Êtes-vous à Bruxelles ?', 'Oui. '],
      ['Vous êtes une société belge ?', ''],
      ['Vous êtes une société française ?', ''],
    ],
  },
] satisfies readonly { form: string; city: string; country: string; answered: readonly Answered[] }[]

describe.each(companies)('Of a company with the form « $form » in $city', ({ form, city, country, answered }) => {
  const { company } = siteContent
  const address = { ...company.address, city, country }
  const content = { ...siteContent, company: { ...company, address, legal: { ...company.legal, form } } }
  const passages = readPassages(content)
  const topics = fewTopics(content, ['publisher', 'address', 'group'])
  const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages), content, topics })

  test.each(answered)('« %s » is answered « %s… »', (question, begins) => {
    const { text } = assistant.answer([question])
    expect(/^(?:Oui|Non)\. /.exec(text)?.[0] ?? '').toBe(begins)
  })
})
