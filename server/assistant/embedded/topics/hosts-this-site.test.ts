import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { sovereignty } from '#content/faq.ts'
import { ask } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'
import { told } from '#testing/told-topics.ts'
import { firstSentence } from '../../markdown.ts'
import { siteContent } from '../../site-content.ts'

describe('Who hosts the platform of a client is not answered with who hosts this site', () => {
  test.each([
    "L'hébergeur de la plateforme est-il soumis au Cloud Act ?",
    "L'hébergeur de la plateforme est-il américain ?",
    "De quel droit relève l'hébergeur de la plateforme ?",
    'Qui est l’hébergeur de notre plateforme ?',
    'Qui héberge la plateforme ?',
    'Who hosts the platform?',
    'Is the host of the platform American?',
    "Is the platform's host American?",
  ])('%s', (question) => {
    const { kind, text } = ask(question)
    expect(kind).toBe('declined')
    expect(text).toMatch(/ne nomme pas l.hébergeur des plateformes|does not name the company that hosts/)
    expect(text).not.toContain(company.host.name)
  })

  test('nor who reads its documents with who reads the requests to this site', () => {
    const { text } = ask('Qui peut accéder aux données de notre plateforme ?')
    expect(text).not.toContain(company.host.name)
    expect(text).not.toContain('votre demande')
  })
})

const { assurances, assurancesInEnglish } = siteContent
const promised = [
  ['Une autorité étrangère peut-elle accéder à nos données ?', assurances.foreignAccess],
  ['Le gouvernement américain peut-il exiger nos données ?', assurances.foreignAccess],
  ['Can a foreign authority access our data?', assurancesInEnglish.foreignAccess],
] as const

test.each(tellable(promised, () => 'assurance-foreignAccess'))(
  'Who asks what a foreign authority gets is told of the platform first: %s',
  (question, promise = '') => {
    expect(ask(question).text.startsWith(firstSentence(promise))).toBe(true)
  },
)

describe('What is told of the host of this site says that it is of this site', () => {
  test.each(['host', 'host-law', 'jurisdiction', 'foreign-demand', 'security'])('%s', (id) => {
    const topic = told({})(id)
    expect([topic?.answer, topic?.notice].join(' ')).toContain("l'hébergeur de votre plateforme n'y est pas nommé")
    expect(topic?.english).toContain('it does not name the host of your platform')
    expect(`${topic?.answer} ${topic?.english}`).not.toMatch(/dépend la plateforme|the platform depends/)
  })

  test.each([
    ['Le Cloud Act s’applique-t-il à la plateforme ?', "l'hébergeur de votre plateforme n'y est pas nommé"],
    ['Votre hébergeur est-il américain ?', "l'hébergeur de votre plateforme n'y est pas nommé"],
    ['Qui héberge le site ?', company.host.name],
    [
      'Mes données peuvent-elles être lues par les autorités américaines ?',
      `L'hébergeur du site, ${company.host.name}`,
    ],
    ['Is your host American?', 'it does not name the host of your platform'],
  ])('%s', (question, part) => {
    expect(ask(question).text).toContain(part)
  })

  test('and so do the questions of the home page', () => {
    expect(sovereignty.answer).toMatch(
      /de l'hébergeur du site, et non de votre plateforme\s: le devis donne les siens\.$/,
    )
  })
})
