import { expect, test } from 'vitest'
import { siteContent } from '../site-content.ts'
import { createTopics } from './topics.ts'

const { topics } = createTopics(siteContent)

/** Names that are written so. */
const lowerCaseNames = /^(?:n8n|vLLM)\b/
const connectives =
  /^(?:Et|Mais|Donc|Or|Car|Ensuite|Puis|Alors|Aussi|De plus|En effet|Cependant|Il|Elle|Ils|Elles|Celles?|Ceux)\s/
/** « Choisir l'usage avant l'outil. »: said of nobody, unless it is the subject of what follows. */
const infinitives =
  /^(?!Votre|Notre|Premier|Dernier|Atelier|Dossier|Courrier)\p{Lu}\p{Ll}+(?:er|ir|oir|re) (?:(?:le|la|les|une?|des|du|vos|votre|ce|de) |[ld]')(?!.* (?:est|ne compte|demande)\b)/u

test('Every answer begins as a sentence of its own', () => {
  const openings = topics.map(({ id, answer }) => ({
    id,
    said: upperFirst(answer.replace(/^(?:Oui|Non)(?:[.,:]| :) /, ''), answer),
  }))
  const poor = openings.filter(({ said }) => {
    const told = said.replace(/^(?:\*\*|\[|« )+/, '')
    const isLower = /^\p{Ll}/u.test(told) && !lowerCaseNames.test(told)
    return isLower || isConnected(told) || infinitives.test(told)
  })
  expect(poor.map(({ id, said }) => `${id}: ${said.slice(0, 60)}`)).toEqual([])
})

test('No answer shows the name of a value that is not there, in either language', () => {
  const said = topics.map(({ id, answer, english = '' }) => `${id}: ${answer} ${english}`)
  expect(said.filter((text) => /\b(?:undefined|null|NaN)\b|\[object /.test(text))).toEqual([])
})

test('What is asked for comes first', () => {
  const told = (id: string) => topics.find((topic) => topic.id === id)
  expect(told('stop')?.english).toMatch(/^Yes\. You can stop/)
  expect(told('agility')?.answer).toMatch(/^Le périmètre peut évoluer/)
  expect(told('confirmation')?.answer).toMatch(/^Un email vous confirme/)
  expect(told('attacks')?.answer).toMatch(/^Pendant la recette, nous tentons/)
  expect(told('analytics')?.answer.split('. ')[0]).toContain('ne pas déposer de cookie')
  expect(told('director')?.answer).toContain(siteContent.company.legal.name)
})

test('No answer says the same sentence twice', () => {
  const twice = topics.filter(({ answer }) => {
    const sentences = answer.split(/(?<=[.!?]) |\n/).filter((sentence) => sentence.length > 20)
    return new Set(sentences).size < sentences.length
  })
  expect(twice.map(({ id }) => id)).toEqual([])
})

test('No sentence of an answer repeats the words and figures of another', () => {
  const repeating = topics.filter(({ kind, answer }) => {
    const sentences = prose(answer).map((sentence) => new Set(sentence.toLowerCase().match(/\p{L}{4,}|\d+/gu)))
    return (
      kind === 'fact' && sentences.some((own, at) => sentences.some((other, place) => place < at && isIn(own, other)))
    )
  })
  expect(repeating.map(({ id, answer }) => `${id}: ${answer}`)).toEqual([])
})

test('An answer is the fact and what adds to it, and never ends in a question', () => {
  const facts = topics.filter(({ kind }) => kind === 'fact')
  expect(facts.filter(({ answer }) => answer.endsWith('?')).map(({ id }) => id)).toEqual([])
  const long = facts.filter(({ answer }) => !/^(?:-|\d+\.) /m.test(answer) && prose(answer).length > 5)
  expect(long.map(({ id }) => id)).toEqual([])
})

/** What is not a list, sentence by sentence. */
function prose(answer: string) {
  const paragraphs = answer.split('\n\n').filter((part) => !/^(?:-|\d+\.) /.test(part))
  return paragraphs.flatMap((part) => part.replace(/\]\([^()]*\)/g, '').split(/(?<=[^LR][.!?]) (?=[\p{Lu}\d<«])/u))
}

/** More than half of it. */
function isIn(own: ReadonlySet<string>, other: ReadonlySet<string>) {
  return own.size > 0 && own.intersection(other).size > own.size / 2
}

/** What follows a yes or no is told with a capital where neither is. */
function upperFirst(told: string, answer: string) {
  return told === answer ? told : told.charAt(0).toUpperCase() + told.slice(1)
}

/** « Il n'y a pas de frais », « Il est… »: the first needs nothing before it. */
function isConnected(said: string) {
  return connectives.test(said) && !/^Il (?:n'y|y|faut|suffit)/.test(said)
}
