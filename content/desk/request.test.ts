import { expect, test } from 'vitest'
import { confirmationKey, toTheTeam } from '#server/contact/contact-store.ts'
import { deskRequest } from './request.ts'

test('What leaves when a request is said to be no robot’s is told of calls as well as of mails', () => {
  expect(toTheTeam('x', true)).toMatchObject([{ kind: 'team' }, { kind: 'webhook' }])
  expect(deskRequest.notices.released).toContain('Les envois habituels partent')
  const [noon, later, tomorrow] = [12, 14, 36].map((hours) =>
    confirmationKey('jeanne@organisation.fr', hours * 3_600_000),
  )
  expect([later, tomorrow].map((key) => key === noon)).toEqual([true, false])
  expect(deskRequest.quarantine.effect).toContain("si elle n'en a pas reçu pour une demande du même jour")
})
