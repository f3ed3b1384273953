import { legalNotice } from '#content/legal-notice.ts'
import { legalLine } from '../../legal-lines.ts'
import { legalNoticeSource } from '../../sources.ts'
import { readMore, type Topic } from '../topic.ts'

const property = legalNoticeSource('propriete-intellectuelle')
const links = legalNoticeSource('liens-hypertextes')
const liability = legalNoticeSource('responsabilite')
const law = legalNoticeSource('droit-applicable')

export const legalNoticeTopics: readonly Topic[] = [
  {
    id: 'reuse',
    kind: 'fact',
    asks: [
      'Puis-je reprendre vos textes ?',
      'copier le contenu du site',
      'reproduire vos articles sur mon blog',
      'utiliser votre logo',
      'propriété intellectuelle',
      'droits d’auteur',
      'citer votre site',
      'copyright',
      'citer une phrase de votre site dans un mémoire',
      'reproduire une de vos images',
      'utiliser vos contenus',
      'autorisation de reproduction',
      'réutiliser votre contenu',
      'copier-coller vos textes',
      'reprendre une image de votre site',
      'utiliser votre marque',
    ],
    answer: `Pas sans accord. ${legalLine(legalNotice, 'propriete-intellectuelle', 'autorisation écrite')}`,
    sources: [property],
    next: readMore(property),
    related: ['links', 'partnerships', 'publisher'],
  },
  {
    id: 'links',
    kind: 'fact',
    asks: [
      'Puis-je faire un lien vers votre site ?',
      'lien hypertexte',
      'mettre un lien vers vous',
      'link to your site',
      'permission pour mettre un lien',
      'insérer un lien vers votre page',
      'faut-il une autorisation pour un lien',
    ],
    answer: `Oui. ${legalLine(legalNotice, 'liens-hypertextes', "sans nous demander d'autorisation")}`,
    sources: [links],
    next: readMore(links),
    related: ['reuse', 'publisher', 'liability'],
  },
  {
    id: 'liability',
    kind: 'fact',
    asks: [
      'Les chiffres du site vous engagent-ils ?',
      'responsabilité',
      'valeur contractuelle',
      'les résultats sont-ils garantis',
      'garantissez-vous les résultats',
      'valeur juridique des informations du site',
      'ce que dit le site vous engage-t-il',
      'garantie de résultat',
      'êtes-vous responsables si le site tombe en panne',
      'site indisponible ou interrompu',
      'vos engagements chiffrés sont-ils contractuels',
      'le site vous engage-t-il juridiquement',
      'informations non contractuelles',
    ],
    answer: `${legalLine(legalNotice, 'responsabilite', 'Ce site informe')} ${legalLine(legalNotice, 'responsabilite', 'interrompu')}`,
    sources: [liability],
    next: readMore(liability),
    related: ['metrics', 'law', 'assistant-errors'],
  },
  {
    id: 'law',
    kind: 'fact',
    asks: [
      "Quel droit s'applique ?",
      'tribunal compétent',
      'en cas de litige',
      'droit applicable',
      'juridiction',
      'différend avec vous',
      'procès',
      'droit français ou européen',
      'en cas de conflit',
      'quelle loi',
      'tribunaux',
      'juridiction compétente',
      'quelle loi s’applique au site',
      'où régler un litige',
      'qui contacter en cas de litige',
    ],
    answer: `${legalLine(legalNotice, 'droit-applicable', 'droit français')} ${legalLine(legalNotice, 'droit-applicable', 'tribunaux')}`,
    sources: [law],
    next: readMore(law),
    related: ['publisher', 'liability', 'contact'],
  },
]
