import { loadStaticFiles, type StaticFile, type StaticFiles } from './static-files.ts'

/**
 * Where the build puts a page that it has made once more, for what its query asks. Beside the site's files: on a static host
 * it would be an address of its own.
 */
export function filteredFile(address: string) {
  return `${address.replace('?', '/')}.html`
}

/** By address, with the query. */
export async function loadFilteredPages(folder: string): Promise<StaticFiles> {
  const files = await loadStaticFiles(folder)
  return new Map([...files].map(([path, file]) => [path.replace(/\/([^/]*)$/, '?$1'), file]))
}

/**
 * What answers an address: where it asks for one category, and for no search besides, the page with that. What else stands in
 * a query, as links in mails and on other sites have it, asks for nothing.
 */
export function fileAt(files: StaticFiles, { pathname, searchParams }: URL): StaticFile | undefined {
  const [category, ...others] = searchParams.getAll('categorie')
  const isFiltered = category !== undefined && others.length === 0 && !searchParams.getAll('q').some(Boolean)
  const filtered = isFiltered ? files.get(`${pathname}?categorie=${category}`) : undefined
  return filtered ?? files.get(pathname)
}
