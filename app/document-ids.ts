/** The elements that the browser looks for in a document of ours: what React makes live, and what a page was made from. */
export const rootId = 'root'
export const dataId = 'page-data'
