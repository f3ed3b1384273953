import { expect, test } from 'vitest'
import { breadcrumbOf } from './breadcrumb.tsx'

const labels = (pathname: string) => breadcrumbOf(pathname).map(({ label }) => label)

test.each([
  ['/solutions', ['Accueil', 'Solutions']],
  ['/cas-usage', ['Accueil', "Cas d'usage"]],
  ['/accessibilite', ['Accueil', 'Accessibilité']],
  ['/contact/success', ['Accueil', 'Contact', 'Success']],
  ['/mentions-legales', ['Accueil', 'Mentions-legales']],
  ['/%C3%A9tude', ['Accueil', 'Étude']],
])('The crumbs of %s are known labels, or the segment with a capital', (pathname, expected) => {
  expect(labels(pathname)).toEqual(expected)
})

test('Each crumb leads to its own part of the address', () => {
  expect(breadcrumbOf('/a/b/c').map(({ to }) => to)).toEqual(['/', '/a', '/a/b', '/a/b/c'])
})

test.each(['/%', '/%zz/%E0%A4%A', '//', '/constructor/__proto__', '/<script>'])(
  'A hostile address still has crumbs: %s',
  (pathname) => {
    for (const { label, to } of breadcrumbOf(pathname)) {
      expect(typeof label).toBe('string')
      expect(to).toMatch(/^\/(?!\/)/)
    }
  },
)
