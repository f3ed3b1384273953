import type { LegalSection } from '#content/legal-document.ts'
import { lineText } from '#content/named-line.ts'
import { type Path, paths } from '#content/paths.ts'
import { shownApplications } from '#content/use-cases.ts'
import { blockLines } from './legal-lines.ts'
import { enumeration, lowerFirst, markdown, sentence } from './markdown.ts'
import { type SiteContent, siteContent } from './site-content.ts'
import { createSources, type Source } from './sources.ts'

/** Something that a page says, as single statements, and where it says it. */
export type Passage = { readonly source: Source; readonly title: string; readonly lines: readonly string[] }

type Point = { readonly title: string; readonly text: string }

/** The whole site as passages: what models are given to answer from, and what the embedded assistant quotes. */
export function readPassages(content: SiteContent = siteContent): readonly Passage[] {
  const { accessibilityDeclaration, contactPage, faqEntries, home, legalNotice, methodologySteps } = content
  const { privacyPolicy, servicesPage, solutionsPage, technologies, useCases, useCasesPage } = content
  const sources = createSources(content)

  function page(path: Path, title: string, lines: readonly string[]): Passage {
    return { source: sources.page(path), title, lines: lines.map(sentence) }
  }

  return [
    page(paths.home, home.hero.title, [home.hero.subtitle, home.useCases.title, home.useCases.introduction]),
    page(
      paths.home,
      home.useCases.title,
      home.useCases.items.map(({ title, description }) => `${title} : ${lowerFirst(description)}`),
    ),
    page(paths.home, home.demo.title, [home.demo.introduction, ...points(home.demo.benefits)]),
    page(paths.home, home.technologies.label, [
      home.technologies.claim,
      home.technologies.note,
      enumeration(home.technologies.logos.map(({ name }) => name)),
    ]),
    page(paths.home, home.models.title, [
      home.models.introduction,
      home.models.notice,
      enumeration(home.models.items.map(({ name, note }) => `${name} (${note})`)),
      ...points(home.models.benefits),
    ]),
    ...faqEntries.map(({ id, question, answer }) => ({
      source: sources.faq(id),
      title: question,
      lines: sentences(answer),
    })),
    page(paths.solutions, solutionsPage.hero.title, [
      solutionsPage.hero.subtitle,
      solutionsPage.technologies.introduction,
      solutionsPage.technologies.licences,
    ]),
    ...technologies.map((technology) => ({
      source: sources.technology(technology),
      title: `${technology.name}, ${lowerFirst(technology.subtitle)}`,
      lines: [
        ...sentences(technology.description),
        ...technology.figures.map(({ value, unit, label, basis }) =>
          [value, unit, label, `(${lowerFirst(basis)})`].filter(Boolean).join(' '),
        ),
        ...technology.features.map(lineText),
        ...technology.benefits.map(lineText),
        ...(technology.useCase ? [technology.useCase] : []),
        ...(technology.modelNotice ? [technology.modelNotice] : []),
        `Licence : ${technology.licence}`,
      ].map(sentence),
    })),
    page(paths.solutions, solutionsPage.commitment.title, points(solutionsPage.commitment.commitments)),
    page(paths.solutions, solutionsPage.commitment.supportTitle, points(solutionsPage.commitment.support)),
    ...(solutionsPage.commitment.assurances.length > 0
      ? [
          page(
            paths.solutions,
            solutionsPage.commitment.assurancesTitle,
            solutionsPage.commitment.assurances.map(({ label, text }) => `${label} : ${lowerFirst(text)}`),
          ),
        ]
      : []),
    page(paths.useCases, useCasesPage.title, sentences(useCasesPage.introduction)),
    ...useCases.map((useCase) => ({
      source: sources.theUseCase(useCase),
      title: useCase.title,
      lines: [
        ...sentences(useCase.description),
        ...shownApplications(useCase).map(({ name, explanation }) => sentence(`${name} : ${explanation}`)),
        `Secteurs : ${lowerFirst(sentence(useCase.sectors))}`,
        ...(useCase.notice ? [useCase.notice] : []),
      ],
    })),
    page(paths.services, servicesPage.hero.title, [
      ...sentences(servicesPage.hero.subtitle),
      ...[servicesPage.estimate.duration, servicesPage.estimate.cost].map(
        ({ figure, label }) => `${figure} : ${label}.`,
      ),
    ]),
    ...methodologySteps.map((step) => ({
      source: sources.step(step),
      title: `Étape ${step.number}, ${step.title}`,
      lines: [
        step.subtitle,
        ...step.tools.map(({ name, items }) => `${name} : ${enumeration(items.map(lineText).map(lowerFirst))}`),
        ...step.deliverables.map((deliverable) => `Livrable : ${lowerFirst(lineText(deliverable))}`),
        ...sentences(step.valueProposition),
        ...[...(step.figures ?? []), ...(step.metrics ?? [])].map(
          ({ figure, per = '', label, detail }) => `${label} : ${figure}${per}. ${detail}`,
        ),
        ...(step.rollout
          ? [`${servicesPage.steps.rollout} : ${enumeration(step.rollout)}. ${servicesPage.steps.rolloutCaption}`]
          : []),
      ].map(sentence),
    })),
    page(paths.services, servicesPage.differentiators.title, points(servicesPage.differentiators.items)),
    page(paths.services, servicesPage.closing.title, [
      ...sentences(servicesPage.closing.text),
      servicesPage.closing.note,
    ]),
    page(paths.contact, contactPage.hero.title, [contactPage.hero.introduction, ...contactPage.hero.badges]),
    page(paths.contact, contactPage.why.title, points(contactPage.why.items)),
    page(
      paths.contact,
      contactPage.means.title,
      contactPage.means.items.map(({ label, text }) => `${label} : ${markdown(text)}`),
    ),
    page(paths.contact, contactPage.next.title, points(contactPage.next.steps)),
    ...legalNotice.sections.flatMap((section) => legalPassages(section, sources.legalNotice(section.id))),
    ...privacyPolicy.sections.flatMap((section) => legalPassages(section, sources.privacy(section.id))),
    ...accessibilityDeclaration.sections.flatMap((section) =>
      legalPassages(section, sources.accessibility(section.id)),
    ),
  ]
}

/** One for each subtitle: a whole section would drown the statement that a question is about. */
function legalPassages({ title, blocks }: LegalSection, source: Source): Passage[] {
  const passages: { source: Source; title: string; lines: string[] }[] = [{ source, title, lines: [] }]
  for (const block of blocks) {
    if (block.kind === 'subtitle') passages.push({ source, title: `${title} : ${lowerFirst(block.text)}`, lines: [] })
    else passages.at(-1)?.lines.push(...blockLines(block))
  }
  return passages.filter(({ lines }) => lines.length > 0)
}

function points(items: readonly Point[]): string[] {
  return items.map(({ title, text }) => `${title} : ${lowerFirst(text)}`)
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=\p{Lu})/u)
}
