import { expect, test } from 'vitest'
import { duty } from '#testing/duties.ts'
import { deskPerson } from './person.ts'
import { deskRequests } from './requests.ts'

test.each(['correct', 'limit', 'erase'] as const)(
  'To %s is to tell those who have received the data, as operations.md says',
  (right) => {
    expect(deskPerson[right].text).toContain('(article 19)')
    expect(duty('somebody-asks-for-their-rights').match(/\(article 19\)/g)).toHaveLength(3)
  },
)

test('Erasure is said of what the site holds, and leaves what it cannot reach to the team', () => {
  for (const place of ["la boîte de l'équipe", "l'outil de suivi"]) {
    expect(deskPerson.erase.text).toContain(place)
    expect(deskPerson.notElsewhere).toContain(place)
  }
  for (const { erased } of [deskPerson.notices, deskRequests.notices]) expect(erased).toContain('que le site détenait')
})
