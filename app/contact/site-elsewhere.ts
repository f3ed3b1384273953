type Origins = { readonly siteUrl: string; readonly backendUrl: string }

/**
 * A post that is refused at a backend of its own is answered by a page there, while the draft waits in the tab of the site:
 * whoever sends it from that page is led to the site, which forgets the draft.
 */
export function siteElsewhere(here: string, { siteUrl, backendUrl }: Origins): string | undefined {
  return here === backendUrl && here !== siteUrl ? siteUrl : undefined
}
