/**
 * How the browser's code is cut: the boot script with all that it needs, what every page loads to become live together
 * with the small parts that pages share, what legal texts share, and a file a page: a page fetches two files ahead, or
 * three.
 */
export const clientChunks = {
  groups: [
    { name: 'boot', test: /[\\/]app[\\/]boot\.ts$/, priority: 2 },
    {
      name: 'hydrate',
      test: /rolldown[\\/]runtime|[\\/](?:app[\\/](?:hydrate|contact[\\/](?:draft-keys|next-steps)|seo[\\/]page-head|shell[\\/](?:breadcrumb|closing-call|page-opening)|ui[\\/](?:button-link|icon|logo|page-link|rich-text|section-heading|small-mark|large-figure|use-hydrated))|content[\\/](?:brand[\\/]promises|external-services|language-models|licences|methodology-outline|named-line|promises|services-by-consent|sovereignty|stored-items))\.tsx?$/,
      priority: 1,
    },
    {
      name: 'legal-document',
      test: /[\\/](?:app[\\/]pages[\\/]legal-document(?:[\\/][\w-]+)?\.tsx?|content[\\/](?:legal-versions|personal-data|recipients)\.ts)$/,
      // What a legal text shares with other pages is not taken from them.
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
}
