import { stemmer } from '@orama/stemmers/french'
import { regularForm } from './verb-forms.ts'

/** The stemmer knows participles by their accent, which is gone: « hebergees » is given to it as « heberge ». */
export function stem(word: string): string {
  return stemmer(regularForm(word).replace(/ees?$/, 'e'))
}
