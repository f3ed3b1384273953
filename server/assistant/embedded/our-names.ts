import { terms as termsIn } from '../language/french-text.ts'
import type { AnsweringContent } from './answering-content.ts'
import type { ReadQuestion } from './read-question.ts'
import written from './wordings/names.json' with { type: 'json' }
import subjects from './wordings/subjects.json' with { type: 'json' }

/** Who compares two things does it in a few words; what is longer is compared with everything only once. */
const mostTermsCompared = 20

type Terms = Pick<ReadQuestion, 'terms'>

export type OurNames = ReturnType<typeof createOurNames>

/** What is named of products, each as the term it is. */
export function productNames({ home, technologies }: Pick<AnsweringContent, 'home' | 'technologies'>): string[] {
  return [...technologies, ...home.technologies.logos, ...home.models.items].flatMap(({ name }) => termsIn(name))
}

/** Tells by the names in a question whether it is about the company, its products or what it does. */
export function createOurNames(content: AnsweringContent) {
  const { company, technologies } = content
  /** Their names, each as the term it is. */
  const technologyTerms = technologies.flatMap(({ name }) => termsIn(name))
  const names = [...termsIn(company.name), ...productNames(content), ...written.onPages.flatMap(termsIn)]
  /** With what we do: whoever speaks of us and of one of these is not off topic, be it about a restaurant. */
  const ours = [...subjects.ours, ...names]

  const isNamed = (list: readonly string[], { terms }: Terms) => list.some((term) => terms.has(term))

  return {
    /** By the company's name or a product's. */
    namesUs: (question: Terms) => isNamed(names, question),
    /** By a name, or by what we do. */
    namesOurs: (question: Terms) => isNamed(ours, question),
    /** Of the company or of what it does. */
    isAboutUs: (question: ReadQuestion) => question.concernsUs || isNamed(ours, question),
    /** « la différence entre Dify et n8n ? »: one question on each technology named, none where a single one is. */
    apart(question: ReadQuestion): ReadQuestion[] {
      const named = technologyTerms.filter((name) => question.terms.has(name))
      if (named.length < 2 || question.terms.size > mostTermsCompared) return []
      return named.map((name) => ({
        ...question,
        terms: new Map([...question.terms].filter(([term]) => term === name || !named.includes(term))),
      }))
    },
  }
}
