import { stemmer } from '@orama/stemmers/french'
import { describe, expect, test } from 'vitest'
import { fold, terms, words } from './french-text.ts'
import { createNearestWord } from './nearest-word.ts'
import { shelvesOf } from './shelves.ts'
import { synonyms } from './synonyms.ts'

describe('Words', () => {
  test('lose case, accents, ligatures and typographic apostrophes', () => {
    expect(fold('Où est l’ŒUVRE d’Élodie ?')).toBe("ou est l'oeuvre d'elodie ?")
  })

  test('are split at elisions and hyphens', () => {
    expect(words("L'atelier d'aujourd'hui, est-ce qu'il coûte ?")).toEqual(
      'l atelier d aujourd hui est ce qu il coute'.split(' '),
    )
  })

  test('are written out when typed in a hurry', () => {
    expect(words('cb de tps pr 1 rdv svp')).toEqual('combien de temps pour 1 rendez vous svp'.split(' '))
  })

  test('are the same for a sign and for its name, and none is read twice', () => {
    expect(words("C'est 200 € ?")).toEqual('c est 200 euros'.split(' '))
  })

  test('keep « où » apart from « ou », with or without its accent', () => {
    const [where] = words('où êtes-vous ?')
    expect(words('ou etes vous ?')[0]).toBe(where)
    expect(words('vous etes ou ?').at(-1)).toBe(where)
    expect(words('un chatbot ou un agent')).not.toContain(where)
  })
})

describe('Terms', () => {
  test.each([
    ['Quels sont vos tarifs ?', 'combien ça coûte'],
    ['former nos équipes', 'la formation des équipes'],
    ['RGPD', 'données personnelles'],
    ['quel délai', 'combien de temps'],
    ['hébergées', 'hébergement'],
    ['mairies', 'une commune'],
    ['supprimer', "droit à l'effacement".slice(8)],
    ['How much', 'how much'],
  ])('« %s » and « %s » are the same thing', (one, other) => {
    expect(subjects(one)).toEqual(expect.arrayContaining(subjects(other).slice(0, 1)))
  })

  test.each([
    ['vendues', 'vendre'],
    ['nous gardons', 'garder'],
    ['elles installent', 'installer'],
    ['vous intervenez', 'intervenir'],
  ])('« %s » is a form of « %s »', (form, infinitive) => {
    expect(terms(form)).toEqual(terms(infinitive))
  })

  test('a noun that ends like a verb is none', () => {
    expect(terms('un incident')).not.toEqual(terms('incide'))
  })

  test('keep near things apart', () => {
    expect(subjects('formation')).not.toEqual(subjects('formulaire'))
    expect(subjects('base de connaissances')).not.toContain('@adresse')
    expect(subjects('formats ouverts')).not.toContain('@formation')
    expect(subjects('les usagers')).not.toEqual(subjects('les usages'))
  })

  test('a number alone is no subject', () => {
    expect(terms('24h')).toEqual([])
  })
})

describe('Synonyms', () => {
  test('no word and no stem stands for two things', () => {
    const owners = new Map<string, Set<string>>()
    for (const [group, list] of Object.entries(synonyms)) {
      for (const entry of list) {
        const exact = entry.replace(/=$/, '')
        const keys =
          entry.includes(' ') || exact !== entry ? [exact] : [exact, `stem ${stemmer(exact.replace(/ees?$/, 'e'))}`]
        for (const key of keys) owners.set(key, (owners.get(key) ?? new Set()).add(group))
      }
    }
    const shared = [...owners].filter(([, groups]) => groups.size > 1).map(([key, groups]) => [key, ...groups])
    expect(shared).toEqual([])
  })

  test('are written as the text that they are compared with', () => {
    for (const entry of Object.values(synonyms).flat()) expect(entry).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*=?$/)
  })
})

describe('The nearest word', () => {
  const nearest = createNearestWord(shelvesOf(['hebergement', 'conservation', 'adresse', 'lundi', 'appel']))

  test.each([
    ['hebergemant', 'hebergement'],
    ['hebregement', 'hebergement'],
    ['konservation', 'conservation'],
    ['adrese', 'adresse'],
  ])('of « %s » is « %s »', (typed, meant) => {
    expect(nearest(typed)).toBe(meant)
  })

  test.each(['lune', 'crepes', 'meteo', '24h', 'debergement'])('of « %s » is none', (typed) => {
    expect(nearest(typed)).toBeUndefined()
  })
})

function subjects(text: string) {
  return terms(text).filter((term) => !/^[?~]/.test(term))
}
