import { describe, expect, it } from 'vitest'
import { createToldFinder } from './asked-of-told.ts'

const ids = [
  'method',
  'support',
  'step-cadrage',
  'step-configuration',
  'step-deploiement',
  'step-formation',
  'deliverables-cadrage',
  'deliverables-configuration',
  'technology-dify',
  'technology-qdrant',
  'demo',
  'demo-price',
  'training',
  'cost',
  'phone',
  'email',
  'hours',
  'use-case-maintenance',
  'application-maintenance-pieces-detachees',
  'audience-maintenance',
  'signs-maintenance',
  'use-case-documents-metier',
  'author-signs',
  'defender-of-rights',
  'defender-by-post',
  'host',
  'host-phone',
  'rights',
  'rights-by-post',
  'form-fields',
  'field-function',
  'video-publisher',
  'qdrant-origin',
  'director',
  'cnil',
  'accessibility',
  'accessibility-failures',
  'quote',
  'training-content',
  'health-data-hosting',
  'application-synthese-dossiers-dossiers-medicaux',
  'application-textes-visuels-audio-visuel',
  'application-textes-visuels-audio-audio',
  'defender-when',
  'accessibility-contact-ways',
  'retention-conversation',
  'conversation-joined-kept',
  'rights-delay',
  'data-right-access',
  'assurance-exportFormats',
  'leaving',
  'dpo',
  'rights-identity',
  'rights-request-retention',
  'robot-requests-read',
  'robot-requests-retention',
  'robot-requests-not-all-read',
  'form-robot-detection',
  'access-rights',
  'platform-access-unsaid',
  'stages-are-paid',
  'exit-notice',
  'data-after-leaving',
  'video-player',
  'site-backups',
  'american-models',
  'publisher-keeps-unsaid',
  'high-risk-admissions',
  'high-risk-uses',
  'transfers',
  'on-premise',
  'who-reads-my-request',
  'team-log-retention',
  'question-counts',
  'question-counts-kept',
  'analytics',
  'retention-technical',
  'data-sold',
  'data-recipients',
  'host-address',
  'law',
  'courts',
  'retention-contact',
  'data-right-erasure',
  'cookies',
  'cookies-refuse',
  'choice-asked-again',
  'data-right-withdrawal',
  'commitment',
  'deflection',
  'liability',
  'not-on-site',
  'duration',
  'open-weights-at-home',
  'sent-to-model-Claude',
  'sent-to-model-GPT',
  'pilot',
  'detail-Parcours par rôle : utilisateurs',
  'use-case-synthese-dossiers',
]
const askedOfTold = createToldFinder(ids.map((id) => ({ id })))

describe('a short second turn', () => {
  it.each([
    ['data-right-access', 'vous répondez sous combien de temps ?', 'rights-delay'],
    ['leaving', 'Dans quel format ?', 'assurance-exportFormats'],
    ['leaving', 'In which formats?', 'assurance-exportFormats'],
    ['dpo', 'How fast do they reply?', 'rights-delay'],
    ['rights-identity', 'Vous la gardez ?', 'rights-request-retention'],
    ['robot-requests-read', 'Vous le gardez longtemps ?', 'robot-requests-retention'],
    ['robot-requests-read', "Est-ce que quelqu'un relit ces demandes ?", 'robot-requests-not-all-read'],
    ['robot-requests-retention', 'Les lisez-vous ?', 'robot-requests-not-all-read'],
    ['robot-requests-not-all-read', 'Combien de temps les gardez-vous ?', 'robot-requests-retention'],
    ['form-robot-detection', 'Who checks them?', 'robot-requests-not-all-read'],
    ['dpo', 'Comment le saisir ?', 'dpo'],
    ['access-rights', 'Et vos salariés ?', 'platform-access-unsaid'],
    ['exit-notice', 'Et nos données ?', 'data-after-leaving'],
    ['leaving', 'Vous les effacez quand ?', 'data-after-leaving'],
    ['video-player', 'Et si je refuse ?', 'video-publisher'],
    ['site-backups', 'Combien de temps ?', 'site-backups'],
    ['site-backups', 'Où ?', 'site-backups'],
    ['american-models', 'Gardent-ils nos données ?', 'publisher-keeps-unsaid'],
    ['high-risk-admissions', 'Et des salariés ?', 'high-risk-uses'],
    ['transfers', 'Et si on choisit GPT ?', 'sent-to-model-GPT'],
    ['on-premise', 'Rien ne sort ?', 'open-weights-at-home'],
    ['conversation-joined-kept', 'Qui la lit ?', 'who-reads-my-request'],
    ['team-log-retention', 'Puis-je le lire ?', 'data-right-access'],
    ['question-counts', 'Pendant combien de temps ?', 'question-counts-kept'],
    ['analytics', 'Vous gardez ça combien de temps ?', 'retention-technical'],
    ['data-sold', 'À qui les donnez-vous ?', 'data-recipients'],
    ['host', 'In which country?', 'host-address'],
    ['law', 'Et le tribunal ?', 'courts'],
    ['retention-contact', 'And can I have them deleted?', 'data-right-erasure'],
    ['cookies', 'et après six mois ?', 'choice-asked-again'],
    ['cookies-refuse', "Et si je change d'avis ?", 'data-right-withdrawal'],
    ['demo-price', 'Et je suis engagé ensuite ?', 'commitment'],
    ['deflection', "C'est un engagement ?", 'liability'],
    ['duration', 'Et si on est pressés ?', 'not-on-site'],
    ['demo', 'What happens after that?', 'quote'],
    ['phone', 'And will anyone pick up on a bank holiday?', 'hours'],
    [
      'application-synthese-dossiers-dossiers-medicaux',
      'Dans ce cas il nous faut un hébergement spécial ?',
      'health-data-hosting',
    ],
    ['accessibility-contact-ways', 'Et si personne ne me répond ?', 'defender-when'],
    ['application-textes-visuels-audio-visuel', 'et le son ?', 'application-textes-visuels-audio-audio'],
    ['training', 'elle porte sur quoi ?', 'training-content'],
    ['retention-conversation', 'et si je la joins à ma demande ?', 'conversation-joined-kept'],
    ['data-right-erasure', 'Et si votre réponse ne me plaît pas ?', 'cnil'],
    ['data-right-access', 'Et si je ne suis pas du tout satisfait de la réponse que vous m’avez faite ?', 'cnil'],
    ['accessibility', 'Et si vous ne me répondez jamais ?', 'defender-when'],
    ['pilot', 'Et qu’est-ce qui décide qu’on passe au palier d’après ?', 'pilot'],
    [
      'training',
      'Le secrétariat suivrait donc exactement la même que l’informaticien ?',
      'detail-Parcours par rôle : utilisateurs',
    ],
    ['duration', 'et financièrement ?', 'cost'],
  ])('after %s asks for another fact of the same record: « %s »', (before, asked, topic) => {
    expect(askedOfTold([asked], [before])).toBe(topic)
  })

  it.each([
    ['step-cadrage', 'et la 2 ?', 'step-configuration'],
    ['step-cadrage', 'et la suivante ?', 'step-configuration'],
    ['step-deploiement', 'et celle d’avant ?', 'step-configuration'],
    ['step-cadrage', 'and step 3?', 'step-deploiement'],
    ['step-formation', 'et après ?', 'support'],
    ['method', 'et ensuite ?', 'support'],
    ['method', 'détaille la troisième', 'step-deploiement'],
    ['method', 'tell me more about the third one', 'step-deploiement'],
    ['deliverables-cadrage', 'et de la deuxième ?', 'deliverables-configuration'],
    ['step-cadrage', 'et les livrables de la 2 ?', 'deliverables-configuration'],
    ['method', 'What do we get at the end of the second one?', 'deliverables-configuration'],
    ['method', 'Quels documents nous restent à la fin de la première ?', 'deliverables-cadrage'],
  ])('after %s, « %s » asks for %s', (before, asked, topic) => {
    expect(askedOfTold([asked], [before])).toBe(topic)
  })

  it.each([
    ['use-case-maintenance', "et c'est fait pour qui ?", 'audience-maintenance'],
    ['application-maintenance-pieces-detachees', 'quels secteurs ?', 'audience-maintenance'],
    ['use-case-maintenance', 'and who signs it off?', 'signs-maintenance'],
    ['use-case-documents-metier', 'et qui signe ?', 'author-signs'],
    ['defender-of-rights', 'et faut coller un timbre ?', 'defender-by-post'],
    ['host', 'et leur numéro ?', 'host-phone'],
    ['rights', 'et par courrier ?', 'rights-by-post'],
    ['form-fields', 'et mon poste dans la boîte ?', 'field-function'],
    ['video-publisher', 'Il est établi dans quel pays ?', 'video-publisher'],
    ['technology-qdrant', "et la boîte qui l'édite, elle est où ?", 'qdrant-origin'],
    ['director', "What's her position in the company?", 'director'],
    ['rights', 'Et si vous ne faites rien ?', 'cnil'],
    ['accessibility', "Qu'est-ce qui ne va pas exactement ?", 'accessibility-failures'],
    ['demo', 'et après ?', 'quote'],
    ['video-publisher', "c'est gratuit ou pas ?", undefined],
    ['demo', 'et par courrier ?', undefined],
    ['use-case-maintenance', 'et combien de temps ?', undefined],
  ])('after %s, « %s » asks for a detail of the record: %s', (before, asked, topic) => {
    expect(askedOfTold([asked], [before])).toBe(topic)
  })

  it('asks the same of another name', () => {
    expect(askedOfTold(['et Qdrant ?'], ['technology-dify'])).toBe('technology-qdrant')
    expect(askedOfTold(['et Kubernetes ?'], ['technology-dify'])).toBeUndefined()
    expect(askedOfTold(['et Claude, pareil ?'], ['open-weights-at-home'])).toBe('sent-to-model-Claude')
    expect(askedOfTold(['et pour GPT, c’est la même chose ?'], ['open-weights-at-home'])).toBe('sent-to-model-GPT')
  })

  it('asks where health data may be kept only where the turn before spoke of them', () => {
    const asked = ['Et pour le stockage de tout ça, n’importe quel datacenter européen ferait l’affaire ?']
    const told = ['use-case-synthese-dossiers']
    expect(askedOfTold(asked, told, 'Rassembler les antécédents des patients ?')).toBe('health-data-hosting')
    expect(askedOfTold(asked, told, 'Résumer une enquête publique ?')).toBeUndefined()
  })

  it('asks how long a conversation is kept with a request only where it was to be attached', () => {
    const asked = ['Combien de temps est-elle gardée ?']
    const told = ['retention-conversation']
    expect(askedOfTold(asked, told, 'Puis-je joindre cette conversation ?')).toBe('conversation-joined-kept')
    expect(askedOfTold(asked, told, 'Gardez-vous ma conversation ?')).toBe('retention-conversation')
  })

  it('asks for another way to reach us', () => {
    expect(askedOfTold(['and your email?'], ['phone'])).toBe('email')
    expect(askedOfTold(['et vos horaires ?'], ['phone'])).toBe('hours')
    expect(askedOfTold(['et son adresse ?'], ['host'])).toBe('host-address')
  })

  it('asks the price of what was told, not of a project', () => {
    expect(askedOfTold(["c'est payant ?"], ['demo'])).toBe('demo-price')
    expect(askedOfTold(["c'est inclus dans le prix ?"], ['training'])).toBe('training')
    expect(askedOfTold(["c'est payant ?"], ['step-cadrage'])).toBe('stages-are-paid')
  })

  it.each([
    ['et vos horaires ?', ['step-cadrage']],
    ['et la 7 ?', ['step-cadrage']],
    ["c'est payant ?", ['demo', 'cost']],
    ["c'est payant ?", []],
    ['?', ['demo']],
    ['et la 2 '.repeat(1000), ['step-cadrage']],
  ])('« %.20s » asks for nothing of the kind', (asked, told) => {
    expect(askedOfTold([asked], told)).toBeUndefined()
  })
})
