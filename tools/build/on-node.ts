import type { Plugin } from 'vite'

/**
 * What is bundled for Node: libraries as they run in production, whoever runs them, and text in ASCII. Node keeps a
 * program with one other character at two bytes for each, for as long as it runs.
 */
export const onNode: Plugin = {
  name: 'on-node',
  enforce: 'post',
  config: () => ({ define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  // At the end: whatever writes a program anew writes it without escapes.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
  },
}

/** Such characters stand in texts and patterns alone, where an escape means the same. */
function inAscii(code: string) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
