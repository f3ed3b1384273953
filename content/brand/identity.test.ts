import { expect, test } from 'vitest'
import { home } from '../home.ts'
import { technologies } from '../technologies.ts'

test('The site opens with the sentence that the first company is known by, and has its four technologies', () => {
  expect(home.hero.title).toBe("L'intelligence artificielle au service de vos usages réels")
  expect(technologies.map(({ name }) => name)).toEqual(['Dify', 'LangChain', 'Qdrant', 'n8n'])
})
