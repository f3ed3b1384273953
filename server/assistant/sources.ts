import { accessibilityDeclaration } from '#content/accessibility-declaration.ts'
import { faqEntries } from '#content/faq.ts'
import { home } from '#content/home.ts'
import type { LegalDocument } from '#content/legal-document.ts'
import { legalNotice } from '#content/legal-notice.ts'
import type { MethodologyStep } from '#content/methodology.ts'
import { navigation } from '#content/navigation.ts'
import { type Path, paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import type { Technology } from '#content/technologies.ts'
import type { UseCase } from '#content/use-cases.ts'
import { lowerFirst } from './markdown.ts'

/** Where on the site something is said: a page, or a section of it. */
export type Source = { readonly title: string; readonly href: string }

const pageNames = new Map<Path, string>([
  [paths.home, 'Accueil'],
  ...[...navigation.footer, ...navigation.legal].map(({ to, label }): [Path, string] => [to, label]),
  [paths.accessibility, accessibilityDeclaration.title],
])

export function pageSource(path: Path): Source {
  return { title: pageNames.get(path) ?? path, href: path }
}

export function useCaseSource({ id, title }: UseCase): Source {
  return section(paths.useCases, title, id)
}

export function technologySource({ id, name, subtitle }: Technology): Source {
  return section(paths.solutions, `${name}, ${lowerFirst(subtitle)}`, id)
}

export function stepSource({ id, title }: MethodologyStep): Source {
  return section(paths.services, title, id)
}

export function faqSource(id: string): Source {
  const entry = faqEntries.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(`content/faq.ts has no entry « ${id} ».`)
  return section(paths.home, home.faq.title, id)
}

export function legalNoticeSource(id: string): Source {
  return legalSource(legalNotice, paths.legalNotice, id)
}

export function privacySource(id: string): Source {
  return legalSource(privacyPolicy, paths.privacyPolicy, id)
}

export function accessibilitySource(id: string): Source {
  return legalSource(accessibilityDeclaration, paths.accessibility, id)
}

function legalSource(document: LegalDocument, path: Path, id: string): Source {
  const found = document.sections.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`The page ${path} has no section « ${id} ».`)
  return section(path, found.title, id)
}

function section(path: Path, title: string, anchor: string): Source {
  return { title: `${pageSource(path).title} › ${title}`, href: `${path}#${anchor}` }
}
