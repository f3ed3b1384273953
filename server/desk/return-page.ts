import { deskFields, deskPaths } from '#contract/desk-view.ts'

const longest = 500
/** Every page that can be asked for by its address, and nothing that a browser could read as another host or folder. */
const ownPage = /^\/equipe(?:\/(?:personne|journal|chiffres|demandes\/[\da-f-]{36}))?(?:\?[\w=&%.~+@-]*)?$/

/** Where to go after signing in: the page of the desk that was asked for or, for anything else, its first. */
export function returnPage(asked: string | null | undefined): string {
  const address = asked ?? ''
  if (address.length > longest || !ownPage.test(address)) return deskPaths.home
  const [path = '', query = ''] = address.split('?')
  const wanted = new URLSearchParams(query)
  // What was done before is no news after.
  wanted.delete(deskFields.done)
  return wanted.size === 0 ? path : `${path}?${wanted}`
}
