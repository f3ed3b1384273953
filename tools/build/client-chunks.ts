/**
 * How the browser's code is cut: the boot script with all that it needs, what every page loads afterwards together with
 * the small parts that pages share, what all pages but the home page share, what legal texts share, and a file a page.
 * Measured once on the home page, gzip: left to the bundler, 13 scripts of 92.7 KB; with the shared parts in a
 * file of their own, 6 of 91.7 KB; so, 4 of 89.8 KB.
 */
export const clientChunks = {
  groups: [
    { name: 'boot', test: /[\\/]app[\\/]boot\.ts$/, priority: 2 },
    {
      name: 'hydrate',
      test: /[\\/](?:app[\\/](?:hydrate|seo[\\/]page-head|ui[\\/](?:button-link|icon|logo|page-link|rich-text|section-heading|station|survey-figure|use-hydrated))|content[\\/](?:language-models|licences|methodology-outline|sovereignty))\.tsx?$/,
      priority: 1,
    },
    {
      name: 'legal-document',
      test: /[\\/](?:app[\\/]pages[\\/]legal-document(?:[\\/][\w-]+)?\.tsx?|content[\\/](?:legal-versions|personal-data|brand[\\/]legal-history)\.ts)$/,
      // What a legal text shares with other pages is not taken from them.
      includeDependenciesRecursively: false,
      priority: 1,
    },
    { name: 'inner-page', test: /[\\/]app[\\/]shell[\\/](?:breadcrumb|closing-call|page-opening)\.tsx$/, priority: 1 },
  ],
}
