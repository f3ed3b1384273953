import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { paths } from '#content/paths.ts'
import { type Asked, contactForm } from '../cluster/visit.ts'
import { addresses, siteName } from './network.ts'

/** Somebody who types the site's name, and whose browser knows the authorities of this world. */
export function createVisitor(ca: string) {
  return { sendForm, walkAround, isServed }

  async function sendForm(email: string) {
    const { status } = await ask(contactForm(email))
    if (status !== 303) throw new Error(`The form was answered with ${status}.`)
  }

  async function isServed() {
    while ((await ask({ path: '/' }).catch(() => ({ status: 0 }))).status !== 200) await setTimeout(200)
  }

  /** From page to page until told to stop; how many there were, and which were not as they should be. */
  function walkAround() {
    const failed: string[] = []
    const pages = Object.values(paths).filter((path) => path !== paths.contactSuccess)
    let visits = 0
    let isOver = false
    const walking = walk()
    return async () => {
      isOver = true
      await walking
      return { visits, failed }
    }

    async function walk() {
      for (; !isOver; visits++) {
        const path = pages[visits % pages.length] ?? '/'
        const { status, body } = await ask({ path }).catch((error: Error) => ({ status: 0, body: error.message }))
        if (status !== 200 || !body.includes('</html>')) failed.push(`${path}: ${status} ${body.slice(0, 80)}`)
        await setTimeout(50)
      }
    }
  }

  function ask({ path, headers = {}, body }: Asked): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const options = { host: addresses.proxyOutside, servername: siteName, path, ca, agent: false }
      const method = body === undefined ? 'GET' : 'POST'
      const asked = request({ ...options, method, headers: { ...headers, host: siteName } }, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
      )
      asked.on('error', reject).end(body)
    })
  }
}
