import type { Passage } from '../knowledge.ts'
import type { ComparedTerms } from './compared-terms.ts'
import { readSubjects } from './missing-subject.ts'
import type { MissingSubject } from './phrases/ask-for.ts'
import { type Vocabulary, vocabularyOfSite } from './vocabulary.ts'

/** What questions are read by and compared with beside the topics. As with what is learnt, the build has the work. */
export type SiteReading = {
  readonly vocabulary: Vocabulary
  readonly subjects: ComparedTerms
}

type Read = {
  readonly passages: readonly Passage[]
  readonly missing: readonly MissingSubject[]
  /** Of the ways to ask, with a space between them. */
  readonly words: string
}

export function readSite({ passages, missing, words }: Read): SiteReading {
  return {
    vocabulary: vocabularyOfSite(passages, words),
    subjects: readSubjects(missing),
  }
}
