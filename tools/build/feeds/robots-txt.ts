import { feeds } from '#content/feeds.ts'

/** Nothing is disallowed to everyone: a page that may not be crawled cannot tell that it is not to be indexed. */
export function robotsTxt(siteUrl: string, robots: typeof feeds.robots = feeds.robots) {
  const groups = robots.crawlers.map(({ purpose, agents, allowed }) => group(purpose, agents, allowed))
  return [group(robots.everyone, ['*'], true), ...groups, `Sitemap: ${siteUrl}/sitemap.xml\n`].join('\n')
}

function group(comment: string, agents: readonly string[], allowed: boolean) {
  const lines = agents.map((agent) => `User-agent: ${agent}\n`)
  return `# ${comment}\n${lines.join('')}${allowed ? 'Allow' : 'Disallow'}: /\n`
}
