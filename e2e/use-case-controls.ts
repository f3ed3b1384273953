import type { Page } from '@playwright/test'
import { useCaseCategories, useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'

export const { headlines } = useCasesPage

export const categories = useCaseCategories.map(({ label }) => label)

export const cards = (page: Page) => page.getByRole('article')

export const field = (page: Page) => page.getByRole('searchbox', { name: "Chercher un cas d'usage" })

export const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const answer = (page: Page) => page.getByRole('main').getByRole('status')

/** How many cases a category holds, by its label. */
export function countOf(label: string) {
  const id = useCaseCategories.find((category) => category.label === label)?.id
  return useCases.filter(({ category }) => category === id).length
}
