import { build, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { typesetContent, typesetStrings } from './typeset-content.ts'

function typeset(code: string) {
  return typesetStrings(code, parseSync('content.js', code).program)
}

test('Strings and the fixed parts of templates get their French spaces; what stands around them is untouched', () => {
  expect(typeset(`const a = { 'b : c': 'Où ? « Ici »', d: \`Note : \${e ? 'oui !' : f} sur 5 %\` } // g ?`)).toBe(
    `const a = { 'b : c': "Où\u00a0? «\u00a0Ici\u00a0»", d: \`Note\u00a0: \${e ? "oui\u00a0!" : f} sur 5\u00a0%\` } // g ?`,
  )
})

test('A unit after a value of a template stays on its line, as it does after a figure', () => {
  expect(typeset(`const a = \`Gardé \${years} ans, \${name} répond en \${hours} h\``)).toBe(
    `const a = \`Gardé \${years}\u00a0ans, \${name} répond en \${hours}\u00a0h\``,
  )
})

test('Names of modules, patterns and sentences of the specification stay to the letter', () => {
  const code = 'import a from "./b ? c.ts"; export * from "d : e"; export const f = [/ ? /, "Demande envoyée !"]'
  expect(typeset(code)).toBe(code)
})

test('Quotation marks, escapes and emoji before a string neither shift nor spoil it', () => {
  expect(typeset("const a = ['🧭 \\'é\\'', 'L\\'IA ?\\n\\\\']")).toBe('const a = ["🧭 \'é\'", "L\'IA\u00a0?\\n\\\\"]')
})

test('A bundle typesets what comes from content/, whatever its types, and nothing else', async () => {
  const files = new Map([
    ['/site/entry.ts', 'export { a } from "/site/content/pages/a.ts"; export const b = "Où ?"'],
    ['/site/content/pages/a.ts', 'export const a: string = "Ici ?"'],
  ])
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (files.has(id) ? id : null), load: (id) => files.get(id) ?? null },
      typesetContent,
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: '/site/entry.ts', preserveEntrySignatures: 'strict' },
    },
  })
  const code = JSON.stringify(result)
  expect(code).toMatch(/Ici(?:\u00a0|\\+xA0)\?/)
  expect(code).toContain('Où ?')
})
