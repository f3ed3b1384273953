import { countryInEnglish } from '../../language/in-english.ts'
import type { SiteContent } from '../../site-content.ts'

/** What leaves for whom, made of what content/language-models.ts says in French: its names and its countries. */
export function modelNoticeInEnglish({ modelNotice }: SiteContent): string {
  const named = [...modelNotice.matchAll(/\(([^()]*)\)/g)].map(([, names = '']) => names.split(', '))
  const countries = new Set(named.flat().flatMap((name) => countryInEnglish(name) ?? []))
  const [open = [], closed = []] = named.filter((names) => names.some((name) => !countryInEnglish(name)))
  return `A model with open weights (${inEnglish(open)}) can run on European servers or at your site, with no call to its publisher: nothing leaves. A proprietary one (${inEnglish(closed)}), or one with open weights at its publisher, is called only if you have authorised it: the question and the attached passages then go there, under the law of that country (${[...countries].toSorted().join(', ')}).`
}

function inEnglish(names: readonly string[]) {
  return names.map((name) => name.replace('certains ', 'some ').replace('les autres ', 'the other ')).join(', ')
}
