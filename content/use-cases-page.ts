import { type CallToAction, paths } from './paths.ts'

export const useCasesPage = {
  /** The stable title, read by assistive technology while the sentences below turn. */
  title: "Cas d'usage",
  /** Eight sentences, one every three seconds. */
  headlines: [] as readonly string[],
  introduction: '',
  allCases: 'Tous les cas',
  search: { label: '', placeholder: '', submit: '', clear: '' },
  noResult: { title: '', text: '', askAssistant: '', contact: '' },
  closing: {
    title: '',
    text: '',
    primary: { label: 'Demander une démo', to: paths.contact } satisfies CallToAction,
    secondary: { label: 'Nous contacter', to: paths.contact } satisfies CallToAction,
  },
} as const
