import { expect, test } from 'vitest'
import { isTeamMember, readTeamAddress } from './team.ts'

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
  expect(readTeamAddress(`${'a'.repeat(250)}@exemple.fr`)).toBeUndefined()
})
