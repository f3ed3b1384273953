import type { Plugin } from 'vite'

/**
 * What is bundled for Node: libraries as they run in production, whoever runs them, and text in ASCII. Node keeps a
 * program with one other character at two bytes for each, for as long as it runs.
 */
export const onNode: Plugin = {
  name: 'on-node',
  enforce: 'post',
  config: () => ({
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // For an older target Vite would write the text once more, and without escapes.
    build: { target: 'node26' },
  }),
  renderChunk: (code) => ({ code: inAscii(code), map: null }),
}

/** Such characters stand in texts and patterns alone, where an escape means the same. */
function inAscii(code: string) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
