/**
 * The next page's document is fetched while the visitor is about to follow a link: in browsers that know such rules, once a
 * mouse rests on it or a finger has come down, and not where data are to be saved. Links to files are left out.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
}

/** No script, but the CSP takes it for one. Taken away by hydrate.tsx: the router follows links, and needs no document. */
export const nextPageElement = `<script type="speculationrules">${JSON.stringify(rules)}</script>`
