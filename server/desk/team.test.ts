import { expect, test } from 'vitest'
import { isTeamEntry, isTeamMember, readTeamAddress } from './team.ts'

const team = ['jeanne@exemple.fr', '@equipe.exemple.fr']

test.each(['jeanne@exemple.fr', 'JEANNE@Exemple.fr', 'paul@equipe.exemple.fr'])('%s may sign in', (email) => {
  expect(isTeamMember(email, team)).toBe(true)
})

test.each([
  'paul@exemple.fr',
  'paul@autre.equipe.exemple.fr',
  'paul@fausse-equipe.exemple.fr',
  'jeanne@exemple.fr@ailleurs.fr',
  'x@equipe.exemple.fr@ailleurs.fr',
  '@equipe.exemple.fr.ailleurs.fr',
  '',
])('%s may not', (email) => {
  expect(isTeamMember(email, team)).toBe(false)
})

test('What is no address is not written to, whatever its domain', () => {
  expect(readTeamAddress('  Jeanne@Exemple.FR ')).toBe('jeanne@exemple.fr')
  for (const typed of ['@equipe.exemple.fr', 'a@b@equipe.exemple.fr', 'a b@exemple.fr', 'a@exemple.fr,b@exemple.fr'])
    expect(readTeamAddress(typed), typed).toBeUndefined()
  expect(readTeamAddress('a\r\nBcc: x@exemple.fr')).toBeUndefined()
  expect(readTeamAddress("l.d'arc+bureau@exemple.fr")).toBe("l.d'arc+bureau@exemple.fr")
  expect(readTeamAddress(`${'a'.repeat(250)}@exemple.fr`)).toBeUndefined()
})

test.each([
  ['a relay', 'intrus%ailleurs.fr@equipe.exemple.fr'],
  ['a path of hosts', 'ailleurs.fr!intrus@equipe.exemple.fr'],
  ['a program', '|sh@equipe.exemple.fr'],
  ['a file', '/var/mail/x@equipe.exemple.fr'],
  ['an option', '-oi@equipe.exemple.fr'],
  ['a lookalike', 'jeanne@ex\u0435mple.fr'],
  ['a lookalike in the mailbox', 'j\u0435anne@exemple.fr'],
  ['full width', 'jeanne@exemple\uff0efr'],
  ['a hidden mark', 'jeanne@exemple\u200b.fr'],
  ['a dot at the end', 'jeanne@exemple.fr.'],
  ['a comment', 'jeanne(x)@exemple.fr'],
  ['a quoted mailbox', '"jeanne@ailleurs.fr"@equipe.exemple.fr'],
  ['a literal', 'jeanne@[192.0.2.1]'],
])('An address that a mail server may read as %s gets no link', (_, typed) => {
  expect(readTeamAddress(typed)).toBeUndefined()
})

test('What is typed in another writing of the same letters is written to as the team’s own', () => {
  // The Kelvin sign is a « k » in lower case: whoever types it has the mail sent to the real one.
  expect(readTeamAddress('\u212alara@exemple.fr')).toBe('klara@exemple.fr')
})

test.each(['evilexemple.fr', 'x.evilexemple.fr', 'equipe.exemple.fr.evil.fr', 'sous.equipe.exemple.fr'])(
  'A mailbox at %s is nobody’s of the team',
  (host) => {
    expect(isTeamMember(`jeanne@${host}`, ['@exemple.fr', '@equipe.exemple.fr'])).toBe(false)
  },
)

test('A tag makes another address: it is on the list by itself or not at all', () => {
  expect(isTeamMember('jeanne+x@exemple.fr', team)).toBe(false)
})

test.each([
  ['jeanne@exemple.fr', true],
  ['@equipe.exemple.fr', true],
  ['@fr', false],
  ['@', false],
  ['', false],
  ['jeanne', false],
  ['j\u00e9anne@exemple.fr', false],
  ['*@exemple.fr', false],
  ['a%b@exemple.fr', false],
])('« %s » in TEAM_EMAILS is taken: %s', (item, isTaken) => {
  expect(isTeamEntry(item)).toBe(isTaken)
})
