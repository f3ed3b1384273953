import { company } from '../company.ts'
import { capitalised, inWords } from '../french-numbers.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'
import { useCases } from '../use-cases.ts'

export const useCasesSettings: PageSettings = {
  title: `Cas d'usage de l'IA générative par métier | ${company.name}`,
  description: `${capitalised(inWords(useCases.length))} cas d'usage concrets de l'IA générative : support client, création de contenu, automatisation, analyse de données. Filtrez et trouvez le vôtre.`,
  keywords: [
    "cas d'usage IA générative",
    'IA support client',
    'génération de contenu IA',
    'automatisation IA',
    'analyse de données IA',
    'recherche documentaire IA',
    'IA entreprise exemples',
  ],
  ogTitle: `${useCases.length} cas d'usage de l'IA générative, par métier`,
  ogDescription:
    'Support client, contenu, automatisation, analyse de données : voyez ce que fait chaque agent et dans quels secteurs.',
  ogImage: '/og/cas-usage.png',
  noIndex: false,
  canonical: paths.useCases,
  schemaType: 'useCases',
}
