import { paths } from '#content/paths.ts'
import { shownApplications, type UseCase } from '#content/use-cases.ts'
import { bulletList, enumeration, lowerFirst } from '../../markdown.ts'
import { forEach, type Sayings, type TopicSite } from '../topic.ts'

export function useCaseTopics({ content, sources, next }: TopicSite): Sayings {
  const { useCaseCategories, useCases, useCasesPage } = content
  const page = sources.page(paths.useCases)
  const inCategory = (id: string) => useCases.filter(({ category }) => category === id)
  return {
    'use-cases': () => ({
      kind: 'fact',
      answer: `Nous présentons ${useCases.length} cas d'usage, en ${useCaseCategories.length} catégories : ${enumeration(useCaseCategories.map(({ label }) => label))}.\n\n${bulletList(useCaseCategories.map(({ id, label }) => `**${label}** : ${titles(inCategory(id))}`))}`,
      english: `The site presents ${useCases.length} use cases in ${useCaseCategories.length} categories: customer support, content creation, automation, data analysis.`,
      sources: [page],
      next: next.seeUseCases,
      related: ['customers-served', 'start-small', 'cost'],
    }),
    'humans-decide': () => ({
      kind: 'fact',
      answer: useCasesPage.principle,
      sources: [page],
      next: next.seeUseCases,
      related: ['hallucinations', 'use-cases', 'automated-decisions'],
    }),
    ...forEach(
      useCaseCategories,
      ({ id }) => `category-${id}`,
      ({ id, label }) => ({
        kind: 'fact',
        inPhrases: { label, inSentence: label.toLowerCase() },
        work: true,
        answer: `En ${label.toLowerCase()} : ${titles(inCategory(id))}.\n\n${described(inCategory(id))}`,
        sources: [page],
        next: next.seeUseCases,
        related: inCategory(id).map((useCase) => `use-case-${useCase.id}`),
      }),
    ),
    ...forEach(
      useCases,
      ({ id }) => `use-case-${id}`,
      (useCase) => ({
        kind: 'fact',
        inPhrases: { title: useCase.title },
        work: true,
        answer: `${useCase.description}\n\nC'est le cas d'usage « ${useCase.title} ».\n\n${bulletList(shownApplications(useCase).map(({ name, explanation }) => `${name} : ${explanation}`))}\n\nSecteurs : ${lowerFirst(useCase.sectors)}.`,
        notice: useCase.notice,
        sources: [sources.theUseCase(useCase)],
        next: next.askForDemo,
        related: ['cost', 'method', 'hallucinations'],
      }),
    ),
    ...forEach(
      useCases.flatMap((useCase) => shownApplications(useCase).map((application) => ({ useCase, ...application }))),
      ({ useCase, id }) => `application-${useCase.id}-${id}`,
      ({ useCase, name, explanation, notice, internal }) => ({
        kind: 'fact',
        inPhrases: { name, explanation },
        work: true,
        answer: `${name} : ${explanation}.`,
        notice: notice ?? (internal ? undefined : noticeOnAll(useCase)),
        noticeOf: notice || internal ? undefined : `use-case-${useCase.id}`,
        sources: [sources.theUseCase(useCase)],
        next: next.askForDemo,
        related: [`use-case-${useCase.id}`, 'cost', 'method'],
      }),
    ),
  }
}

function titles(list: readonly UseCase[]) {
  return list.map(({ title }) => lowerFirst(title)).join(' ; ')
}

function described(list: readonly UseCase[]) {
  return bulletList(
    list.map(({ id, title, description }) => `[${title}](${paths.useCases}#${id}) : ${lowerFirst(description)}`),
  )
}

/** What the law says of every application, where it singles none out. */
function noticeOnAll({ applications, notice }: UseCase) {
  return applications.some((application) => application.notice) ? undefined : notice
}
