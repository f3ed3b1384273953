import { describe, expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { offer } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import { faqEntries } from '#content/faq.ts'
import { paths } from '#content/paths.ts'
import { technologies } from '#content/technologies.ts'
import { shownApplications, useCases } from '#content/use-cases.ts'
import { embedded, topics } from '#testing/embedded-questions.ts'
import { readPassages } from './knowledge.ts'

const passages = readPassages()
const everything = passages.flatMap(({ title, lines }) => [title, ...lines]).join('\n')

describe('Passages', () => {
  test('hold every use case with the applications that its card shows, every technology, every question of the FAQ', () => {
    for (const useCase of useCases) {
      expect(everything).toContain(useCase.title)
      expect(everything.replaceAll('\n', ' ')).toContain(useCase.description)
      for (const { explanation } of shownApplications(useCase)) expect(everything).toContain(explanation)
    }
    for (const { name, licence } of technologies) {
      expect(everything).toContain(name)
      expect(everything).toContain(licence)
    }
    for (const { question } of faqEntries) expect(everything).toContain(question)
  })

  test('hold the company and the legal facts', () => {
    for (const fact of [
      company.phone.display,
      company.legal.siret,
      company.host.name,
      '3 ans',
      '13 mois',
      '72 heures',
    ]) {
      expect(everything.replaceAll('\u00a0', ' ')).toContain(fact.replaceAll('\u00a0', ' '))
    }
  })

  test('are small enough to be read, and none is empty', () => {
    for (const { title, lines } of passages) {
      expect(lines.length, title).toBeGreaterThan(0)
      expect(lines.join('\n').length, title).toBeLessThan(3500)
    }
  })
})

describe('Sources', () => {
  const hrefs = [
    ...new Set(
      [...passages.map(({ source }) => source), ...topics.flatMap(({ sources }) => sources)].map(({ href }) => href),
    ),
  ]

  test('lead to a page of this site, and where they name a section, to one that is on it', async () => {
    const pages = new Map<string, string>()
    for (const path of Object.values(paths)) {
      pages.set(
        path,
        (
          await render(path, {
            assets: { bootScript: '/boot.js', head: '', liveScripts: [], audienceScript: '', eraserScript: '' },
          })
        ).html,
      )
    }
    for (const href of hrefs) {
      const [path = '', anchor] = href.split('#')
      expect([...pages.keys()], href).toContain(path)
      if (anchor) expect(pages.get(path), href).toContain(`id="${anchor}"`)
    }
  })
})

describe('Retrieval for a model', () => {
  test.each([
    ['Combien de temps dure la démo ?', `${offer.demoMinutes.from}-${offer.demoMinutes.to}`],
    ['combien de temps gardez-vous mes données', '3 ans'],
    ['ou son heberger les donner', 'Europe'],
    ['Quelle licence pour n8n ?', 'Sustainable Use License'],
    ['Que se passe-t-il si un palier échoue ?', 'palier'],
  ])('finds what answers « %s »', (question, fact) => {
    const found = embedded.passagesFor([question], 8)
    expect(found.length).toBeLessThanOrEqual(8)
    expect(found.flatMap(({ lines }) => lines).join('\n')).toContain(fact)
  })

  test('takes the question before into account', () => {
    const found = embedded.passagesFor(["C'est quoi Qdrant ?", 'et sa licence ?'], 8)
    expect(found.flatMap(({ lines }) => lines).join('\n')).toContain('Apache 2.0')
  })
})
