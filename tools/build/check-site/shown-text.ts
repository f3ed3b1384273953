import { elementsOf, type HtmlElement, textOf } from '../parse-html.ts'

/** All that a page shows or has read out, on one line with plain spaces. */
export function shownText(document: HtmlElement): string {
  const body = elementsOf(document).find(({ tag }) => tag === 'body')
  if (!body) return ''
  const named = elementsOf(body).flatMap(({ attributes }) =>
    ['alt', 'title', 'aria-label'].flatMap((name) => attributes.get(name) ?? []),
  )
  return plain([textOf(body), ...named].join(' '))
}

/** A value of the structured data as the page would write it; nothing where it says something to machines only. */
export function shownAs(field: string, value: string | number): string | undefined {
  if (forMachines.has(field)) return undefined
  const write = writers.get(field)
  return plain(write ? write(String(value)) : String(value))
}

const forMachines = new Set([
  'addressCountry',
  'areaServed',
  'availableLanguage',
  'bestRating',
  'contactType',
  'currency',
  'dayOfWeek',
  'inLanguage',
  'numberOfItems',
  'position',
  'query-input',
  'uploadDate',
  'urlTemplate',
])

const hour = (time: string) => `${Number(time.slice(0, 2))}h${time.slice(3) === '00' ? '' : time.slice(3)}`

const writers: ReadonlyMap<string, (value: string) => string> = new Map([
  ['ratingValue', (value) => value.replace('.', ',')],
  ['opens', hour],
  ['closes', hour],
  ['value', (value) => Number(value).toLocaleString('fr-FR')],
  ['totalTime', (value) => value.replace(/^P(\d+)M$/, '$1 mois')],
  ['duration', (value) => spokenLength(value)],
  ['telephone', (value) => value.replace(/^\+33/, '0').replaceAll(/\d\d(?=\d)/g, '$& ')],
  ['dateModified', (value) => new Date(value).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })],
])

/** « 1 min 30 », « 2 min ». */
function spokenLength(value: string) {
  const [, minutes = '', seconds] = /^PT(\d+)M(?:(\d+)S)?$/.exec(value) ?? []
  return `${minutes} min${seconds ? ` ${seconds.padStart(2, '0')}` : ''}`
}

function plain(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim()
}
