import type { LanguageModel } from '#content/language-models.ts'
import { countryInEnglish } from '../../language/in-english.ts'
import type { SiteContent } from '../../site-content.ts'

/** What leaves for whom, as content/language-models.ts says it in French. */
export function modelNoticeInEnglish({ languageModels }: SiteContent): string {
  const named = (kind: LanguageModel['openWeights']) =>
    languageModels.filter(({ openWeights }) => openWeights === kind).map(({ name }) => name)
  const models: readonly LanguageModel[] = languageModels
  const open = models.flatMap(({ openAs }) => openAs?.replace('certains', 'some') ?? [])
  const closed = [...named(false), ...named('some').map((name) => `the other ${name}`)]
  const countries = new Set(languageModels.map(({ country }) => countryInEnglish(country)))
  return `A model with open weights (${open.join(', ')}) can run on European servers or at your site, with no call to its publisher: nothing leaves. A proprietary one (${closed.join(', ')}), or one with open weights at its publisher, is called only if you have authorised it: the question and the attached passages then go there, under the law of that country (${[...countries].toSorted().join(', ')}).`
}
