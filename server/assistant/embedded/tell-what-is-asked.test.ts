import { describe, expect, test } from 'vitest'
import { createQuestionReader } from './read-question.ts'
import { createTeller } from './tell-what-is-asked.ts'

const workshop = {
  asks: ["L'atelier est-il gratuit ?", 'prix de l’atelier', 'parlez-moi de l’atelier'],
  answer:
    "L'atelier découverte est gratuit et sans engagement. Venez avec une tâche qui pèse et la personne qui la fait. Vous repartez avec un cas d'usage décrit et un gain estimé. Elle occupe une journée au plus.\n\n1. Accueil\n2. Travail",
}
const deliverables = {
  asks: ['Quels sont les livrables ?'],
  answer: "Vous recevez trois livrables, du rapport à la charte.\n\n- Rapport de recette\n- Guide d'usage\n- Charte",
}
const read = createQuestionReader(
  [workshop, deliverables].flatMap(({ asks, answer }) => [...asks, answer]).flatMap((text) => text.split(/\W+/)),
  [],
)
const tell = createTeller([workshop, deliverables])

function told(topic: typeof workshop, message: string, telling: { isClosed?: boolean; before?: () => string } = {}) {
  return tell(topic.answer, topic, read(message), message, { isShared: false, isClosed: false, ...telling })
}

describe('Of an answer is told', () => {
  test('what a sentence announces, where it is told again', () => {
    const recipients = {
      asks: ['Qui reçoit mes données ?'],
      answer: 'Voici qui les reçoit :\n\n- Notre équipe\n- Le service',
    }
    expect(told(recipients, 'Vraiment ?', { before: () => '' })).toBe(recipients.answer)
  })

  test('the fact and one sentence more, and no list to a yes or no', () => {
    expect(told(workshop, "L'atelier est-il gratuit ?", { isClosed: true })).toBe(
      "L'atelier découverte est gratuit et sans engagement. Venez avec une tâche qui pèse et la personne qui la fait.",
    )
  })

  test('the fact and the sentence that was asked for, wherever it stands', () => {
    expect(told(workshop, 'Avec quoi repart-on ?')).toBe(
      "L'atelier découverte est gratuit et sans engagement. Vous repartez avec un cas d'usage décrit et un gain estimé.",
    )
  })

  test('the list where several things are wanted, or where it is the answer', () => {
    expect(told(workshop, "Parlez-moi de l'atelier")).toContain('1. Accueil')
    expect(told(deliverables, 'Que recevons-nous à la fin du projet ?')).toContain('- Charte')
  })

  test('one sentence of what was told before, which needs its subject no more', () => {
    expect(told(workshop, 'ça dure combien de temps ?', { before: () => workshop.answer })).toBe(
      'Elle occupe une journée au plus.',
    )
  })

  test('what the site does not say of it, with any part of it, once and in its place', () => {
    const calls = {
      asks: ['Que gardez-vous de mon appel ?'],
      answer: "Nous gardons l'objet de l'échange. Il sert à y donner suite. Le site ne dit pas s'il est enregistré.",
    }
    expect(told(calls, 'Vraiment ?', { before: () => calls.answer })).toBe(
      "Nous gardons l'objet de l'échange. Le site ne dit pas s'il est enregistré.",
    )
    expect(told(calls, "Parlez-moi de l'appel")).toBe(calls.answer)
  })

  test('first the sentence that has the kind of thing asked for', () => {
    const host = {
      asks: ['Qui héberge le site ?'],
      answer: 'Le site est hébergé par Exemple SAS, à Roubaix. Exemple SAS appartient à ses salariés.',
    }
    expect(told(host, 'Qui sont les actionnaires ?')).toBe('Exemple SAS appartient à ses salariés.')
    expect(told(host, 'Qui héberge le site et qui sont ses actionnaires ?')).toBe(host.answer)
  })

  test('everything that it is made of, where nothing can be cut', () => {
    expect(told({ asks: ['x'], answer: 'Delambre' }, 'Qui ?')).toBe('Delambre')
  })
})
