/**
 * The elements that the browser looks for in a document of ours: what React makes live, what a page was made from, and the
 * utilities of all pages.
 */
export const rootId = 'root'
export const dataId = 'page-data'
/** Also the name of their layer. */
export const utilities = 'utilities'
