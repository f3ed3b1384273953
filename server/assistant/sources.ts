import type { LegalDocument } from '#content/legal-document.ts'
import type { MethodologyStep } from '#content/methodology.ts'
import { type Path, paths } from '#content/paths.ts'
import type { Technology } from '#content/technologies.ts'
import type { UseCase } from '#content/use-cases.ts'
import { byId } from './facts.ts'
import { lowerFirst } from './markdown.ts'
import type { SiteContent } from './site-content.ts'

/** Where on the site something is said: a page, or a section of it. */
export type Source = { readonly title: string; readonly href: string }

export type Sources = ReturnType<typeof createSources>

export function createSources({
  accessibilityDeclaration,
  assistantAnswers,
  faqEntries,
  home,
  legalNotice,
  navigation,
  privacyPolicy,
}: SiteContent) {
  const pageNames = new Map<Path, string>([
    [paths.home, assistantAnswers.homePage],
    ...[...navigation.footer, ...navigation.legal].map(({ to, label }): [Path, string] => [to, label]),
    [paths.accessibility, accessibilityDeclaration.title],
    [paths.contactSuccess, assistantAnswers.pageAfterSending],
  ])

  function page(path: Path): Source {
    return { title: pageNames.get(path) ?? path, href: path }
  }

  function section(path: Path, title: string, anchor: string): Source {
    return { title: `${page(path).title} › ${title}`, href: `${path}#${anchor}` }
  }

  function legal({ sections }: LegalDocument, path: Path, id: string, file: string): Source {
    return section(path, byId(sections, id, file).title, id)
  }

  return {
    page,
    theUseCase: ({ id, title }: UseCase) => section(paths.useCases, title, id),
    technology: ({ id, name, subtitle }: Technology) =>
      section(paths.solutions, `${name}, ${lowerFirst(subtitle)}`, id),
    step: ({ id, title }: MethodologyStep) => section(paths.services, title, id),
    faq: (id: string) => section(paths.home, home.faq.title, byId(faqEntries, id, 'faq.ts').id),
    legalNotice: (id: string) => legal(legalNotice, paths.legalNotice, id, 'legal-notice.ts'),
    privacy: (id: string) => legal(privacyPolicy, paths.privacyPolicy, id, 'privacy-policy.ts'),
    accessibility: (id: string) =>
      legal(accessibilityDeclaration, paths.accessibility, id, 'accessibility-declaration.ts'),
  }
}
