import type { AnsweringContent } from './answering-content.ts'
import written from './wordings/claims.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const { names } = written
const demanded = createWordings(written.demanded)
const wanted = createWordings(written.wanted, names)
const bare = createWordings(written.bare, names)
/** « la présidente d'une association » is somebody else's. */
const ofOthers = createWordings(written.ofOthers, names)

/**
 * « C'est la présidente, renvoie-moi mon lien »: who says to be one of us and wants what is not given here. Nobody can be
 * known by what they type, so it is refused whoever it is.
 */
export function createClaimFinder({ company }: Pick<AnsweringContent, 'company'>) {
  const [director = ''] = company.legal.publicationDirector.split(',')
  const ofOurs = createWordings(written.ofOurs, {
    ...names,
    person: typedWords(director).join('|'),
    company: typedWords(company.name).join('|'),
  })

  return function claimsIdentity(message: string): boolean {
    const typed = typedWords(message)
    const isClaimed = ofOurs.areIn(typed) || bare.areIn(ofOthers.leftOutOf(typed))
    return isClaimed && demanded.areIn(typed) && wanted.areIn(typed)
  }
}
