import { faqEntries } from '#content/faq.ts'
import { retentionPeriods } from '#content/privacy-policy.ts'
import { lowerFirst, markdown } from '../../markdown.ts'
import { faqSource, privacySource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { readMore, type Topic } from '../topic.ts'

const source = privacySource('durees-de-conservation')

/** How long each kind of data is kept: the durations that are most easily taken for one another. */
export const retentionTopics: readonly Topic[] = [
  {
    id: 'gdpr',
    kind: 'fact',
    asks: [
      'Êtes-vous conformes au RGPD ?',
      'RGPD',
      'comment traitez-vous les données personnelles',
      'protection des données personnelles',
      'politique de confidentialité',
      'vie privée',
      'toutes les durées de conservation',
      'que gardez-vous et combien de temps',
      'êtes-vous en règle avec le RGPD',
      'conformité RGPD',
      'respectez-vous le règlement européen sur les données',
      'are you GDPR compliant',
      'respect de la vie privée',
      'traitement des données personnelles',
      'données personnelles',
      'conformité au règlement européen',
      'vous respectez le RGPD',
      'protection de la vie privée',
      'quelles informations gardez-vous',
    ],
    answer: pick(faqEntries, ({ id }) => id === 'rgpd', 'the FAQ on personal data').answer,
    sources: [faqSource('rgpd'), source],
    next: readMore(source),
    related: ['rights', 'dpo', 'hosting'],
  },
  kept('retention-contact', 'Demandes de contact', [
    'Combien de temps gardez-vous mes données de contact ?',
    'combien de temps gardez-vous mes coordonnées',
    'durée de conservation de mes données',
    'durée de conservation des données de contact',
    'conservation des données du formulaire',
    'combien d’années conservez-vous ma demande',
    'vous gardez mes données combien de temps',
    'vous gardez mes données de contact 10 ans',
    'combien de temps mon adresse mail reste-t-elle dans vos fichiers',
    'how long do you keep my data',
    'how long do you keep my contact data',
    'mes données sont supprimées au bout de combien de temps',
    'jusqu’à quand gardez-vous mon adresse',
    'quand effacez-vous mes données',
    'vous effacez mes données au bout de combien de temps',
    'mon numéro de téléphone reste combien de temps dans votre base',
    'combien d’années gardez-vous mes infos',
    'mes infos de contact sont effacées quand',
    'quand mes données sont-elles supprimées',
    'durée de vie de mes données chez vous',
    'conservation de mon adresse et de mon téléphone',
  ]),
  kept('retention-contract', 'Données contractuelles', [
    'Combien de temps gardez-vous les données contractuelles ?',
    'conservation des contrats',
    'combien d’années gardez-vous un contrat signé',
    'celles des contrats',
    'durée de conservation des factures et pièces comptables',
    'données des clients après la fin du contrat',
    'durée de conservation des factures clients',
    'archivage des contrats',
    'pièces comptables',
    'archivage des documents contractuels',
    'combien de temps gardez-vous un contrat',
    'données d’un ancien client',
  ]),
  kept('retention-technical', 'Données techniques', [
    "Combien de temps gardez-vous les cookies d'analyse ?",
    'durée de conservation des cookies d’analyse',
    'durée de conservation des données techniques',
    'conservation des journaux du serveur',
    'conservation des logs',
    'combien de temps garde-t-on les journaux',
    'durée des données de mesure d’audience',
    'combien de temps sont gardées les statistiques de visite',
    'durée de vie des cookies',
    'durée des traceurs',
    'statistiques d’audience gardées jusqu’à quand',
    'cookies de mesure durée',
    'durée de conservation des logs',
    'combien de temps durent les cookies',
  ]),
  kept('retention-address', 'Adresse IP', [
    'Combien de temps gardez-vous mon adresse IP ?',
    'adresse IP',
    'enregistrez-vous mon IP',
    'conservation de l’adresse IP',
  ]),
  kept('retention-conversation', 'Conversation avec', [
    'Conservez-vous mes conversations ?',
    'gardez-vous notre conversation',
    'conversation enregistrée sur vos serveurs',
    'ce que j’écris à l’assistant est-il enregistré',
    'historique de la conversation avec l’assistant',
    'est-ce que tu enregistres ce que je dis',
    'combien de temps gardez-vous les échanges avec l’assistant',
    'do you store this conversation',
    'quelqu’un relit-il ce chat',
    'lisez-vous nos échanges',
    'trace de notre discussion',
    'les messages du chat sont-ils gardés',
    'ce que je tape ici est-il confidentiel',
    'vous lisez ce que j’écris',
    'nos échanges sont-ils sauvegardés',
    'gardez-vous une trace de ce chat',
    'la conversation est-elle stockée',
  ]),
  kept('retention-choice', 'Choix sur les cookies', [
    'Combien de temps gardez-vous mon choix sur les cookies ?',
    'durée du consentement aux cookies',
    'quand me redemanderez-vous mon choix de cookies',
    'quand le bandeau cookies revient-il',
    'mon choix de cookies est gardé combien de temps',
  ]),
]

function kept(id: string, name: string, asks: Topic['asks']): Topic {
  const row = pick(
    retentionPeriods.rows,
    ([what]) => markdown(what ?? '').startsWith(name),
    `the retention of « ${name} »`,
  )
  const [what = '', duration = ''] = row.map(markdown)
  return {
    id,
    kind: 'fact',
    asks,
    answer: `${what} : ${lowerFirst(duration)}`,
    sources: [source],
    next: readMore(source),
    related: ['rights', 'dpo', 'gdpr'].filter((other) => other !== id),
  }
}
