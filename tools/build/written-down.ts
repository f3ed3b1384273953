import type { Plugin } from 'vite'

/** Modules whose exports are plain data that takes long to work out. */
const workedOut = /\/server\/assistant\/language\/known-stems\.ts$/

/** Has the program of a build carry what comes out of them in place of what makes it. */
export const writtenDown: Plugin = {
  name: 'written-down',
  enforce: 'pre',
  async load(id) {
    if (!workedOut.test(id)) return null
    const exported: Readonly<Record<string, unknown>> = await import(id)
    return Object.entries(exported)
      .map(
        ([name, value]) =>
          `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
      )
      .join('\n')
  },
}
