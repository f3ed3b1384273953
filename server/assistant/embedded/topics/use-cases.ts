import { paths } from '#content/paths.ts'
import { type UseCase, useCaseCategories, useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { bulletList, enumeration, lowerFirst } from '../../markdown.ts'
import { pageSource, useCaseSource } from '../../sources.ts'
import { askForDemo, type Saying, seeUseCases } from '../topic.ts'

const page = pageSource(paths.useCases)

export const useCaseTopics: readonly Saying[] = [
  {
    id: 'use-cases',
    kind: 'fact',
    answer: `Nous présentons ${useCases.length} cas d'usage, en ${useCaseCategories.length} catégories : ${enumeration(useCaseCategories.map(({ label }) => label))}.\n\n${bulletList(useCaseCategories.map(({ id, label }) => `**${label}** : ${titles(inCategory(id))}`))}`,
    english: `The site presents ${useCases.length} use cases in ${useCaseCategories.length} categories: customer support, content creation, automation, data analysis.`,
    sources: [page],
    next: seeUseCases,
    related: ['customers-served', 'start-small', 'cost'],
  },
  {
    id: 'humans-decide',
    kind: 'fact',
    answer: `${useCasesPage.introduction.split('. ')[0]}.`,
    sources: [page],
    next: seeUseCases,
    related: ['hallucinations', 'use-cases', 'automated-decisions'],
  },
  ...useCaseCategories.map(
    ({ id, label }): Saying => ({
      id: `category-${id}`,
      kind: 'fact',
      inPhrases: { label, inSentence: label.toLowerCase() },
      work: true,
      answer: `En ${label.toLowerCase()} : ${titles(inCategory(id))}.\n\n${described(inCategory(id))}`,
      sources: [page],
      next: seeUseCases,
      related: inCategory(id).map((useCase) => `use-case-${useCase.id}`),
    }),
  ),
  ...useCases.map(
    (useCase): Saying => ({
      id: `use-case-${useCase.id}`,
      kind: 'fact',
      inPhrases: { title: useCase.title },
      work: true,
      answer: `**${useCase.title}**. ${useCase.description}\n\n${bulletList(useCase.applications.map(readable))}\n\nSecteurs : ${lowerFirst(useCase.sectors)}.${withNotice(useCase)}`,
      sources: [useCaseSource(useCase)],
      next: askForDemo,
      related: ['cost', 'method', 'hallucinations'],
    }),
  ),
  ...useCases.flatMap((useCase) =>
    useCase.applications.map((application): Saying => {
      const [name = '', explanation = ''] = application.split(' → ')
      return {
        id: `application-${useCase.id}-${name}`,
        kind: 'fact',
        inPhrases: { name, explanation },
        work: true,
        answer: `**${name}** : ${explanation}.\n\nC'est une application du cas d'usage « ${useCase.title} ». ${useCase.description}${withNotice(useCase)}`,
        sources: [useCaseSource(useCase)],
        next: askForDemo,
        related: [`use-case-${useCase.id}`, 'cost', 'method'],
      }
    }),
  ),
]

function inCategory(id: string) {
  return useCases.filter(({ category }) => category === id)
}

function titles(list: readonly UseCase[]) {
  return list.map(({ title }) => lowerFirst(title)).join(' ; ')
}

function described(list: readonly UseCase[]) {
  return bulletList(
    list.map(({ id, title, description }) => `[${title}](${paths.useCases}#${id}) : ${lowerFirst(description)}`),
  )
}

/** What the law adds is told with the use. */
function withNotice({ notice }: UseCase) {
  return notice ? `\n\n${notice}` : ''
}

function readable(application: string) {
  const [name = '', explanation = ''] = application.split(' → ')
  return `${name} : ${explanation}`
}
