import { describe, expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'

describe('Nobody who asks for a certificate for health data is left with half a yes', () => {
  test.each([
    'Êtes-vous certifié HDS ?',
    'Êtes-vous certifiés HDS ?',
    'Vous êtes HDS ?',
    'Votre hébergeur est-il certifié HDS ?',
    'Êtes-vous hébergeur de données de santé ?',
    'Avez-vous la certification HDS ?',
    'Je suis DSI d’un hôpital : êtes-vous certifiés HDS ?',
  ])('%s', (question) => {
    const { kind, text } = ask(question)
    expect(kind).toBe('fact')
    expect(text).toMatch(/^Les données de santé demandent un hébergeur certifié HDS/)
    expect(text).toContain("Le site ne dit pas si son propre hébergeur l'est.")
  })

  test.each(['Are you HDS certified?', 'Is your host HDS certified?', 'Do you have HDS certification?'])(
    '%s',
    (question) => {
      const { kind, text } = ask(question)
      expect(kind).toBe('fact')
      expect(text).toMatch(/^Health data require an HDS-certified host/)
      expect(text).toContain('The site does not say whether its own host is certified.')
    },
  )
})
