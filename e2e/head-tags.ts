import type { Page } from '@playwright/test'

export type HeadTag = { name: string; content: string }

/** Without its styles: the policy of the page that reads it here does not allow those of another. */
export async function servedHtml(page: Page, address: string) {
  const html = await (await page.request.get(address)).text()
  return html.replace(/<style>[\s\S]*?<\/style>/g, '')
}

/**
 * The tags that describe the page, or that the given HTML has where no script runs, in their order; not those by which the
 * browser fetches code, styles and fonts.
 */
export function headOf(page: Page, html?: string): Promise<HeadTag[]> {
  return page.evaluate((html) => {
    const described = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    return [
      ...described.querySelectorAll(
        'head :is(title, meta, link:not([rel=stylesheet])), script[type="application/ld+json"]',
      ),
    ].flatMap((tag) => {
      const attribute = (name: string) => tag.getAttribute(name) ?? ''
      const content = attribute('content') || attribute('href') || (tag.textContent ?? '')
      if (/preload|stylesheet/.test(attribute('rel'))) return []
      if (tag instanceof HTMLTitleElement) return [{ name: 'title', content }]
      if (tag instanceof HTMLScriptElement) return [{ name: 'structured data', content }]
      if (tag instanceof HTMLLinkElement) return [{ name: `link ${attribute('rel')}`, content }]
      return [{ name: attribute('name') || attribute('property') || attribute('charset'), content }]
    })
  }, html)
}
