import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { deskFields, deskPaths } from '#contract/desk-view.ts'
import { type engines, postgres } from './both-engines.ts'
import { type DeskBrowser, startDesk } from './desk.ts'

const team = 'moi@exemple.fr,@equipe.exemple.fr'

/** The desk on one engine, with nobody signed in before each test. Call it within a `describe`. */
export function deskGateOn(engine: (typeof engines)[number]) {
  let desk: Awaited<ReturnType<typeof startDesk>>
  beforeAll(async () => {
    const database = engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}
    desk = await startDesk({ start: Date.now(), variables: { TEAM_EMAILS: team, ...database } })
  })
  beforeEach(async () => {
    for (const table of ['outbox', 'rate_windows', 'desk_sessions', 'desk_sign_ins', 'desk_audit'] as const)
      await desk.store.db.deleteFrom(table).execute()
  })
  afterAll(() => desk.stop())

  return {
    get desk() {
      return desk
    },
    /** Nobody waits for the link to be made: its row says when it is. */
    askedFor: async (browser: DeskBrowser, address: string, fields: Record<string, string> = {}) => {
      const links = async () => (await desk.store.db.selectFrom('desk_sign_ins').select('id').execute()).length
      const before = await links()
      const answer = await browser.post(deskPaths.signIn, { [deskFields.address]: address, ...fields })
      while ((await links()) === before) await setTimeout(5)
      return answer
    },
  }
}
