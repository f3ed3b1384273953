import type { Plugin } from 'vite'

const runtime = 'react/jsx-runtime'
const direct = '\0direct-jsx'

/**
 * Has components call React's function for elements by a name of its own: as a property of a CommonJS module it takes
 * several bytes more at each of a thousand calls.
 */
export const directJsx: Plugin = {
  name: 'direct-jsx',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === runtime && importer !== direct ? direct : null
  },
  load(id) {
    // In production `jsxs` is the same function.
    return id === direct
      ? `import runtime from '${runtime}'\nexport const { jsx, Fragment } = runtime\nexport { jsx as jsxs }`
      : null
  },
}
