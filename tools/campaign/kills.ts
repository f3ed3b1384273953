import { startPostgres } from '#testing/throwaway-postgres.ts'
import { crashRun, mailsAtOnce } from './crash-run.ts'
import { leftOut, type Part } from './part.ts'

const postsPerKill = 4

/** SIGKILL in the middle of posts and mails, half of them on each engine, at the same time. */
export const kills: Part = {
  count: 1000,
  of: 'kills',
  minutes: 20,
  async run(count, until, seed) {
    const each = Math.ceil(count / 2)
    const run = { posts: each * postsPerKill, kills: each, until, seed }
    const postgres = await startPostgres()
    try {
      const runs = await Promise.all([
        crashRun(run),
        crashRun({ ...run, databaseUrl: await postgres.createDatabase() }),
      ])
      const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0)
      const killed = sum((run) => run.killed)
      return [
        leftOut('kills', 2 * each - killed),
        { what: `requests lost, of ${sum((run) => run.acknowledged)}`, value: sum((run) => run.lost), most: 0 },
        { what: 'requests stored twice', value: sum((run) => run.doubled), most: 0 },
        { what: 'mails not sent', value: sum((run) => run.unsentMails + run.unconfirmed), most: 0 },
        { what: 'mails that came twice', value: sum((run) => run.repeatedMails), most: killed * mailsAtOnce },
      ]
    } finally {
      await postgres.stop()
    }
  },
}
