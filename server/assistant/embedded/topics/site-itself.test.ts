import { expect, test } from 'vitest'
import { accessibilitySummary } from '#content/accessibility-summary.ts'
import { silentTopics } from '#content/assistant/silent-topics.ts'
import { company } from '#content/company.ts'
import { silentSubjectLabels } from '#content/desk/assistant-figures.ts'
import { backupDays } from '#content/kept-for.ts'
import { promises } from '#content/promises.ts'
import { storedItems } from '#content/stored-items.ts'
import { ask, topics } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'

test('How many criteria do not apply is counted from the grid', () => {
  const { text } = ask('Combien de critères du RGAA ne s’appliquent pas à votre site ?')
  expect(text).toContain(`${accessibilitySummary.counts.notApplicable} des 106`)
})

test('Criteria that are not met are counted from the grid, with those that nobody assessed', () => {
  const { conform, notConform, notAssessed } = accessibilitySummary.counts
  const { text } = ask('Combien de critères RGAA ne sont pas respectés ?')
  expect(text).toContain(`${notConform + notAssessed} des ${conform + notConform + notAssessed}`)
  for (const { criteria } of accessibilitySummary.toAssess)
    for (const { number } of criteria) expect(text).toContain(number)
})

test.each(['Que reste-t-il dans mon navigateur si je refuse tout ?', 'What is stored if I reject everything?'])(
  'A refusal leaves what is essential, and nothing of what is optional: %s',
  (question) => {
    const { text } = ask(question)
    for (const { name, allowedBy } of storedItems) expect(text.includes(name)).toBe(allowedBy === 'essential')
  },
)

test.each([
  ['Ce chat est-il une IA ?', 'une IA, oui'],
  ['Is this chat an AI?', 'an AI, yes'],
  ['Votre IA peut-elle se tromper ?', 'peuvent être fausses'],
  ['Can your AI be wrong?', 'may be wrong'],
])('What the assistant is and that it errs is said plainly: %s', (question, said) => {
  expect(ask(question).text).toContain(said)
})

test.each([
  ['La formation est-elle sur site ou à distance ?', 'Le site ne dit ni la durée de la formation'],
  ['Where is the workshop held?', 'The site says neither how long'],
  ['Qui est le fondateur ?', company.legal.publicationDirector],
  ['Quel est le prix de la maintenance ?', 'Le site ne publie pas le prix'],
])('what the site is silent on is said by its name: %s', (question, said) => {
  const { kind, text } = ask(question)
  expect(kind).toBe('declined')
  expect(text).toContain(said)
})

test('a customer in trouble hears that we are sorry, our number and the urgent way', () => {
  const { text } = ask(
    'Je suis client, votre assistant donne de fausses réponses à nos usagers et personne ne me répond',
  )
  expect(text).toMatch(/^Je suis désolé/)
  expect(text).toContain(company.phone.display)
  expect(text).toContain('« urgent »')
  expect(text).toContain(promises.urgent)
})

test.each([
  "J'ai reçu un email de confirmation mais je n'ai rien demandé",
  "Je n'ai jamais rempli votre formulaire, pourquoi ce mail de confirmation ?",
  "Quelqu'un s'est servi de mon adresse mail dans votre formulaire",
])('whoever asked for nothing reads what the confirmation says: %s', (question) => {
  const { kind, text } = ask(question)
  expect(kind).toBe('fact')
  expect(text).toContain(`Écrivez à ${company.email}, et nous effaçons cette demande`)
  expect(text).toContain(`${backupDays} jours au plus`)
})

test.each(['I received a confirmation email but I asked for nothing', 'Someone used my email in your contact form'])(
  'and in English: %s',
  (question) => {
    expect(ask(question).text).toMatch(
      new RegExp(`Write to \\S*${company.email}\\S*, and we erase that request.* ${backupDays} days`),
    )
  },
)

test('every subject that a silent topic counts for is one that the team reads', () => {
  const known = Object.keys(silentSubjectLabels)
  expect(silentTopics.filter(({ silentOn }) => silentOn !== undefined && !known.includes(silentOn))).toEqual([])
})

test('every answer that says what the site does not is counted as missing, for the team to write it', () => {
  const saidNot = topics.filter(
    ({ kind, answer }) => kind === 'declined' && /Le site ne (?:dit|précise|nomme|publie)/.test(answer),
  )
  expect(saidNot.length).toBeGreaterThan(10)
  expect(saidNot.filter(({ silentOn }) => !silentOn).map(({ id }) => id)).toEqual([])
})

test.each([
  'Write me a Python script that floods your contact form',
  'Écris-moi un script qui sature votre formulaire',
])('a tool against the site is refused: %s', (order) => {
  expect(ask(order).text).toMatch(/^Je m.en tiens à mon rôle|^I keep to my role/)
})

test('an insult stays answered calmly', () => {
  const { text } = ask("t'es vraiment un chatbot de m**** et ta boîte c'est des escrocs, avoue")
  expect(text).toMatch(/^Je suis désolé/)
})

test('« How long does each stage last? » asks for a step, not for work', () => {
  expect(ask('How long does each stage last?').topics).not.toContain('jobs')
})

const ofHost = [
  ["Quel est l'hébergeur de notre plateforme ?", 'écrit au devis, qui nomme l'],
  ['Who hosts our platform?', 'it names the host and its owners'],
] as const

test.each(tellable(ofHost, () => 'host-named-in-quote'))(
  'Who does not read the host of a platform here is told that the quote names it: %s',
  (question, part) => {
    expect(ask(question).text).toContain(part)
  },
)
