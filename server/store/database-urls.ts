/**
 * A URL may name several servers, as PostgreSQL's own programs understand it: `postgres://user:password@one,two:5433/site`.
 * As many URLs with one server each; of any other URL, itself.
 */
export function databaseUrls(url: string): readonly [string, ...string[]] {
  const [, start = '', hosts = '', end = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  const [first = '', ...others] = hosts.split(',').map((host) => `${start}${host}${end}`)
  return others.length > 0 ? [first, ...others] : [url]
}
