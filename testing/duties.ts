import { readFileSync } from 'node:fs'

/** What docs/operations.md says under a heading, in one line; the heading is named as a link to it would. */
export function duty(anchor: string): string {
  const [, ...sections] = readFileSync('docs/operations.md', 'utf8').split(/^#+ (?=.*$)/m)
  const found = sections.find((section) => anchorOf(section.split('\n')[0] ?? '') === anchor)
  return (found ?? '').replace(/\s+/g, ' ')
}

function anchorOf(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .replaceAll(' ', '-')
}
