import { everydayWords } from '../language/everyday-words.ts'
import { isLight, terms as termsIn } from '../language/french-text.ts'
import questionWords from '../language/words/question-words.json' with { type: 'json' }
import type { OurNames } from './our-names.ts'
import type { ReadQuestion } from './read-question.ts'
import { typedWords } from './wordings/wordings.ts'

const owners = new Set(questionWords.ofTheirOwn)

/** Tells what is asked of everyday life from what is asked of us. `isAnswered`: an answer is asked for with the term. */
export function createForeignFinder({ namesOurs }: Pick<OurNames, 'namesOurs'>, isAnswered: (term: string) => boolean) {
  const foreignTerms = new Set(everydayWords.flatMap(termsIn).filter((term) => !isLight(term) && !isAnswered(term)))

  return {
    /** Names a thing of everyday life, and nothing of ours. */
    isForeign: ({ terms }: ReadQuestion) =>
      [...terms.keys()].some((term) => foreignTerms.has(term)) && !namesOurs({ terms }),
    /** « Ma mutuelle refuse mes lunettes. Quel article lui opposer ? »: what is told before is a matter of their own. */
    isOwnMatter: (told: readonly string[]) =>
      told
        .map(typedWords)
        .some((typed) =>
          typed.some(
            (word, at) => owners.has(typed[at - 1] ?? '') && termsIn(word).some((term) => foreignTerms.has(term)),
          ),
        ),
    /** Every word that says something is one that an answer is asked for with. */
    isToUsInOurWords: ({ terms, concernsUs }: ReadQuestion) =>
      concernsUs && [...terms.keys()].every((term) => isLight(term) || isAnswered(term)),
  }
}
