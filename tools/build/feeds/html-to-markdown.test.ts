import { expect, test } from 'vitest'
import { parseHtml } from '../parse-html.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

const markdown = (html: string) => htmlToMarkdown(parseHtml(html), 'https://site.example/solutions')

test('Headings, paragraphs and emphasis keep their order and rank', () => {
  expect(
    markdown('<section><h1>Titre</h1><p>Un <strong>mot</strong>, <em>deux</em>.</p><h2>Suite</h2></section>'),
  ).toBe('# Titre\n\nUn **mot**, _deux_.\n\n## Suite\n')
})

test('Links become absolute, seen from the page', () => {
  expect(
    markdown('<p>Voir <a href="/contact">la page</a>, <a href="#dify">Dify</a> ou <a href="tel:+33">appeler</a>.</p>'),
  ).toBe(
    'Voir [la page](https://site.example/contact), [Dify](https://site.example/solutions#dify) ou [appeler](tel:+33).\n',
  )
})

test('Lists keep their kind, and their nested lists', () => {
  expect(markdown('<ol><li>Un</li><li>Deux<ul><li>a</li><li>b</li></ul></li></ol>')).toBe(
    '1. Un\n2. Deux\n\n   - a\n   - b\n',
  )
})

test('A drawing says its name, and nothing where it has none', () => {
  expect(
    markdown('<h3>Paliers</h3><svg role="img" aria-label="10 % → 100 %"><text>10 %</text></svg><p>Fin<svg></svg></p>'),
  ).toBe('### Paliers\n\n10 % → 100 %\n\nFin\n')
})

test('A list of cards reads as sections', () => {
  expect(markdown('<ul><li><h3>Un</h3><p>a</p></li><li><h3>Deux</h3><p>b</p></li></ul>')).toBe(
    '### Un\n\na\n\n### Deux\n\nb\n',
  )
})

test('Definitions, questions and tables keep their pairs', () => {
  expect(markdown('<dl><div><dt>Licence</dt><dd>MIT</dd></div></dl>')).toBe('- **Licence**\n  MIT\n')
  expect(markdown('<details><summary>Où ?</summary><p>Ici.</p></details>')).toBe('**Où ?**\n\nIci.\n')
  expect(
    markdown(
      '<table><caption>Durées</caption><thead><tr><th>Quoi</th><th>Durée</th></tr></thead><tbody><tr><th>A</th><td>1 an</td></tr></tbody></table>',
    ),
  ).toBe('Durées\n\n| Quoi | Durée |\n| --- | --- |\n| A | 1 an |\n')
})

test('What the page shows side by side stays apart', () => {
  expect(markdown('<p><span>70</span><span>%</span></p>')).toBe('70 %\n')
  expect(markdown('<p><span>Secteurs</span>Banque</p>')).toBe('Secteurs Banque\n')
  expect(markdown('<p>Une phrase.<span>Sources</span></p>')).toBe('Une phrase. Sources\n')
  expect(markdown("<p>L'<span>IA</span>, et <span>vous</span>.</p>")).toBe("L'IA, et vous.\n")
  expect(markdown('<p>Un<b> mot </b>gras</p>')).toBe('Un **mot** gras\n')
})

test('Controls, drawings and hidden repetitions are left out', () => {
  expect(
    markdown(
      '<nav><a href="/">Accueil</a></nav><p>Texte<span aria-hidden="true">décor</span></p><button type="button">Pause</button><svg><title>x</title></svg>',
    ),
  ).toBe('Texte\n')
})

test('Characters that mean something in Markdown are escaped', () => {
  expect(markdown('<p>2 * 3 * 4, a_b, [x]</p>')).toBe('2 \\* 3 \\* 4, a\\_b, \\[x\\]\n')
})
