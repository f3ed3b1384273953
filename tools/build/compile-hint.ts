import type { Plugin } from 'vite'

/**
 * Asks V8 to compile a whole file off the main thread while it arrives, instead of function by function on the main thread
 * while the page becomes live: for the files of which nearly all runs then. To other engines it is a comment.
 */
export const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    // After Vite has put its list of files before the first line, where the hint must stand.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && runsAtOnce(chunk)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    },
  },
}

function runsAtOnce({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) {
  return name === 'hydrate' || /[\\/]app[\\/]pages[\\/]/.test(facadeModuleId ?? '')
}
