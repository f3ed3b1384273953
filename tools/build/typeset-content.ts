import type { Plugin } from 'vite'
import { frenchTypography } from '#content/typography.ts'

/** Typesets every string of `content/` on its way into a bundle: the browser's and the renderer's say the same. */
export const typesetContent: Plugin = {
  name: 'typeset-content',
  transform: {
    filter: { id: /[\\/]content[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/ },
    // Once the types are gone.
    order: 'post',
    handler(code) {
      return { code: typesetStrings(code, this.parse(code)), map: null }
    },
  },
}

/** Strings and the fixed parts of templates; names of properties and of modules are for programs. */
export function typesetStrings(code: string, program: unknown): string {
  let typeset = ''
  let at = 0
  for (const { start, end, text } of writtenTexts(program)) {
    typeset += code.slice(at, start) + text
    at = end
  }
  return typeset + code.slice(at)
}

type Written = { readonly start: number; readonly end: number; readonly text: string }

function writtenTexts(node: unknown): Written[] {
  if (Array.isArray(node)) return node.flatMap(writtenTexts)
  if (!isNode(node) || node.type.startsWith('Import') || ('source' in node && node.source)) return []
  const { start, end, type, value } = node
  if (type === 'Literal') {
    return typeof value === 'string' ? [{ start, end, text: JSON.stringify(frenchTypography(value)) }] : []
  }
  if (type === 'TemplateElement') return [{ start, end, text: typesetPart(rawOf(value)) }]
  return Object.entries(node)
    .flatMap(([name, child]) => (name === 'key' ? [] : writtenTexts(child)))
    .sort((one, other) => one.start - other.start)
}

/** What stands before a part is a value, often a number: « ${years} ans » is set like « 3 ans ». */
function typesetPart(text: string) {
  return text.startsWith(' ') ? frenchTypography(`0${text}`).slice(1) : frenchTypography(text)
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly value?: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function rawOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}
