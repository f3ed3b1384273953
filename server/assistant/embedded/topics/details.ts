import { home } from '#content/home.ts'
import { methodologySteps } from '#content/methodology.ts'
import { paths } from '#content/paths.ts'
import { technologies } from '#content/technologies.ts'
import { lowerFirst, sentence } from '../../markdown.ts'
import { pageSource, stepSource, technologySource } from '../../sources.ts'
import { askForDemo, planWorkshop, type Saying } from '../topic.ts'

/** Single lines of the content, for those who ask about one of them rather than about the step or the technology. */
export const detailTopics: readonly Saying[] = withoutRepeats([
  ...home.demo.benefits.map(({ title, text }) =>
    detail(`${title} : ${lowerFirst(text)}`, 'Ce que montre la démonstration', {
      sources: [pageSource(paths.home)],
      next: askForDemo,
      related: ['hallucinations', 'video', 'demo'],
    }),
  ),
  ...methodologySteps.flatMap((step): Saying[] => {
    const of = `de l'étape ${Number(step.number)}, ${step.title}`
    const common = { sources: [stepSource(step)], next: planWorkshop, related: [`step-${step.id}`, 'method', 'cost'] }
    return [
      ...step.deliverables.map((line) => detail(line, `Livrable ${of}`, common)),
      ...step.tools.flatMap(({ name, items }) => items.map((line) => detail(line, `${name}, outil ${of}`, common))),
    ]
  }),
  ...technologies.flatMap((technology): Saying[] => {
    const { id, name, features, benefits } = technology
    const common = {
      sources: [technologySource(technology)],
      next: askForDemo,
      related: [`technology-${id}`, `features-${id}`, 'technologies'],
    }
    return [
      ...features.map((line) => detail(line, `Avec ${name}`, common)),
      ...benefits.map((line) => detail(line, `Avec ${name}`, common)),
    ]
  }),
])

function detail(line: string, where: string, common: Pick<Saying, 'sources' | 'next' | 'related'>): Saying {
  const [name = line] = line.split(/ : |, /)
  return {
    ...common,
    id: `detail-${line}`,
    kind: 'fact',
    detail: true,
    inPhrases: { name, line },
    answer: sentence(`${where} : ${lowerFirst(line)}`),
  }
}

/** What the content says twice in the same words is told once. */
function withoutRepeats(list: readonly Saying[]): Saying[] {
  return [...new Map(list.map((saying) => [saying.inPhrases?.name, saying])).values()]
}
