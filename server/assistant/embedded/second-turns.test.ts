import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { promises } from '#content/promises.ts'
import { ask } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'

const price = promises.project.cost.replaceAll('\u00a0', ' ')

describe('A second turn', () => {
  test.each([
    ['Combien de temps faut compter pour un projet ?', 'et financièrement ?', price],
    ['Est-ce que Llama peut tourner sur nos propres machines ?', 'et Claude, pareil ?', 'Anthropic'],
    ['Comment demander l’effacement de mes données ?', 'Et si votre réponse ne me plaît pas ?', 'CNIL'],
    [
      'Une partie de votre site m’est inaccessible, à qui je le dis ?',
      'Et si vous ne me répondez jamais ?',
      'Défenseur',
    ],
    ['Comment se passe la formation ?', 'Le secrétariat suivrait la même que l’informaticien ?', 'par rôle'],
    ['Pouvez-vous résumer des dossiers de patients ?', 'Et le stockage, un datacenter quelconque suffit ?', 'HDS'],
    ['Mettez-vous des demandes à part ?', 'Qui les relit ?', 'Nous ne lisons pas toutes les demandes'],
    ['Comment reconnaissez-vous les robots ?', 'Les lisez-vous ?', 'Nous ne lisons pas toutes les demandes'],
    ['Êtes-vous conforme au RGAA ?', 'Que manque-t-il ?', "que personne n'a encore évalués"],
    ['Qui est votre DPO ?', 'Comment le saisir ?', company.legal.dataProtectionOfficer.email],
    ['Combien de temps gardez-vous mes données ?', 'Et dans mon navigateur ?', '`contact-draft` : jusqu'],
    ['Combien de temps conservez-vous mes données ?', 'Et sur mon ordinateur ?', '`cookie-consent` : 6 mois'],
    ['Comment se passe le déploiement ?', 'pourquoi commencer à 10 % seulement ?', 'ne touche que 10 % des demandes'],
    ['faut il prendre les 4 briques ?', 'lesquelles ?', 'nous vous dirons quelles briques suffisent'],
    ['How long do you keep my data?', 'And in my browser?', '`contact-draft-id` until the request is recorded'],
    [
      'Puis-je faire effacer mes données ?',
      'Même celles du contrat ?',
      'les données contractuelles sont gardées 10 ans',
    ],
    ['Can I have my data erased?', 'Even those of the contract?', 'contractual data is kept for 10 years'],
  ])('that points back is asked of what was told: « %s », « %s »', (first, second, said) => {
    expect(ask(first, second).text).toContain(said)
  })

  test.each([
    [
      'Prévenez-vous la CNIL en cas de fuite ?',
      'Et pour nous, clients ?',
      'Pour votre plateforme, le site ne dit ni qui',
    ],
    ['Hébergez-vous des données de santé ?', 'Votre hébergeur est-il certifié ?', 'Le site ne dit pas si son propre'],
    ['Êtes-vous certifié HDS ?', 'Et votre hébergeur ?', 'Le site ne dit pas si son propre hébergeur'],
    ['Do you host health data?', 'Is your host certified?', 'The site does not say whether its own host'],
    ['Quels usages sont à haut risque ?', 'Et les autres ?', 'Des autres usages, il ne le dit pas'],
    ['Llama est-il utilisable en Europe ?', 'Et les autres ?', 'Le site ne détaille pas les licences des autres'],
    ['Enregistrez-vous les appels ?', 'Vraiment pas ?', 'Le site ne dit pas que les appels'],
    ['Do you record calls?', 'Really not?', 'The site does not say that calls are recorded'],
    ['Gardez-vous ma conversation ?', 'Combien de temps ?', 'sauf si vous la joignez à une demande'],
  ])('is told what the site does not say of it too: « %s », « %s »', (first, second, limit) => {
    expect(ask(first, second).text).toContain(limit)
  })

  test.each([
    [
      'Que se passe-t-il si on me prend pour un robot ?',
      "Est-ce que quelqu'un relit ces demandes ?",
      'Combien de temps les gardez-vous ?',
      '90 jours',
    ],
    ['Qui est votre DPO ?', 'Comment le saisir ?', 'Sous quel délai répond-il ?', 'un mois'],
    [
      'Peut-on partir ?',
      'Et nos données ?',
      'Vous les effacez quand ?',
      'nous effaçons les données de votre plateforme',
    ],
    ['Nos documents restent-ils confidentiels ?', 'Qui y a accès ?', 'Et vos salariés ?', 'le site ne dit pas qui'],
  ])('leaves the third with the same record: « %s », « %s », « %s »', (first, second, third, said) => {
    expect(ask(first, second, third).text).toContain(said)
  })

  test('that names its own subject does not lose to the first', () => {
    expect(ask('Qui héberge votre site ?', 'Et combien coûte un projet type, en tout ?').text).toContain(price)
    expect(ask('Combien coûte un projet ?', 'Et votre numéro de téléphone ?').text).toContain(company.phone.display)
  })

  test.each([
    ['Combien coûte un projet ?', 'Et quel temps fera-t-il demain à Nice ?'],
    ['Où sont hébergées nos données ?', 'Et une recette de crêpes, la même que ma grand-mère ?'],
    ['Combien de temps dure un projet ?', 'Et pour le match de ce soir, pareil ?'],
  ])('off topic stays declined, whatever came first: « %s », « %s »', (first, second) => {
    expect(ask(first, second).kind).toBe('declined')
  })
})

describe('« Quel est le prix ? » asks for that of a project', () => {
  test.each([
    ['Où sont hébergées nos données ?', 'Quel est le prix ?'],
    ['Quels modèles utilisez-vous ?', 'Quel est le prix ?'],
    ['Quels modèles utilisez-vous ?', 'Quels sont vos tarifs ?'],
    ['Où sont hébergées nos données ?', "C'est quoi le prix ?"],
    ['Avez-vous fait des tests d’intrusion ?', 'Quel est le prix ?'],
    ['Where is our data hosted?', 'What is the price?'],
  ])('whatever was told: « %s », « %s »', (...turns) => {
    expect(ask(...turns).topics).toEqual(['cost'])
  })

  test.each([
    ['demo-price', 'Comment se passe la démo ?', 'Quel est le prix ?'],
    ['training', 'La formation est-elle comprise ?', 'Quel est le prix ?'],
    ['hosting-not-in-price', 'Où sont hébergées nos données ?', "C'est payant ?"],
    ['hosting-not-in-price', 'Où sont hébergées nos données ?', 'Et le prix ?'],
  ])('but that of what was told where it has one, or where only a word points at it: %s', (topic, ...turns) => {
    expect(ask(...turns).topics).toEqual([topic])
  })
})

describe('After a right over personal data, how long and how much is asked of it', () => {
  const delay = 'rights-delay'
  const price = 'rights-free'
  test.each([
    [delay, "Puis-je demander l'accès à mes données ?", 'Combien de temps ça prend ?'],
    [delay, 'Puis-je faire rectifier mes données ?', 'Combien de temps ça prend ?'],
    [delay, 'Can I have my data erased?', 'How long does it take?'],
    [delay, 'Puis-je faire effacer mes données ?', 'Tout ?', 'Sous combien de temps ?'],
    [delay, "Puis-je faire limiter l'usage de mes données ?", "C'est long ?"],
    [price, "Puis-je demander l'accès à mes données ?", 'Combien de temps ça prend ?', "C'est gratuit ?"],
    [price, 'Puis-je m’opposer ?', "C'est payant ?"],
    [price, 'Puis-je récupérer mes données dans un format lisible ?', 'Il faut payer ?'],
    [price, 'Can I have my data erased?', 'Is there a fee?'],
    ['cost', 'Puis-je faire effacer mes données ?', 'Et combien coûte un projet ?'],
    ['duration', 'Puis-je faire effacer mes données ?', 'Et combien de temps dure un projet ?'],
    ['retention', 'Puis-je faire effacer mes données ?', 'Combien de temps les gardez-vous sinon ?'],
  ])('%s: « %s », « %s »', (topic, ...turns) => {
    expect(ask(...turns).topics).toEqual([topic])
  })
})

describe('A second turn keeps to its subject', () => {
  const cases: [topic: string, ...turns: string[]][] = [
    ['client-host-not-named', 'Où sont hébergées nos données ?', 'Dans quelle ville ?'],
    ['client-host-not-named', 'Où sont hébergées nos données ?', 'Quelle adresse ?'],
    ['client-host-not-named', 'Où est hébergée la plateforme ?', 'Quelle ville ?'],
    ['client-host-not-named', 'Où sont vos serveurs ?', 'Dans quelle ville exactement ?'],
    ['client-host-not-named', 'Where is our data hosted?', 'In which city?'],
    ['address', 'Où sont hébergées nos données ?', 'Et vos bureaux, quelle adresse ?'],
    ['address', 'Où sont vos bureaux ?', 'Quelle ville ?'],
    ['host-address', 'Qui héberge votre site ?', 'Dans quelle ville ?'],
    ['sent-to-model-Claude', 'Peut-on utiliser Claude ?', 'Où partent les données ?'],
    ['sent-to-model-GPT', 'Peut-on utiliser GPT ?', 'Où partent les données ?'],
    ['analytics-ip', 'Utilisez-vous Matomo ?', 'Avec mon IP ?'],
    ['analytics-ip', 'Utilisez-vous Matomo ?', 'Voit-il mon adresse IP ?'],
    ['logo-Langfuse', 'n8n est-il open source ?', 'Et Dify ?', 'Et Langfuse ?'],
    ['logo-Keycloak', 'Qdrant est-il open source ?', 'Et Keycloak ?'],
    ['logo-Grafana', 'Dify est-il open source ?', 'Et Grafana ?'],
    ['logo-PostgreSQL', 'Dify est-il open source ?', 'Et PostgreSQL ?'],
    ['logo-Langfuse', 'Is Dify open source?', 'And Langfuse?'],
    ['licence-qdrant', 'n8n est-il open source ?', 'Et Qdrant ?'],
    ['video-own-rules', 'Déposez-vous des cookies ?', 'Et la vidéo ?', 'Combien de temps durent-ils ?'],
    ['video-own-rules', 'Que reçoit le service vidéo ?', 'Combien de temps ?'],
    ['retention-technical', 'Utilisez-vous Matomo ?', 'Voit-il mon adresse IP ?', 'Combien de temps la gardez-vous ?'],
    [
      'publisher-keeps-unsaid',
      'Peut-on utiliser Claude ?',
      'Où partent les données ?',
      'Combien de temps y restent-elles ?',
    ],
    ['data-after-leaving', 'Quel est le délai de préavis ?', 'Et le transfert ?', 'Et après, vous gardez quoi ?'],
    ['exit-notice', 'Y a-t-il des frais de sortie ?', 'Et le préavis ?'],
    ['exit-leftover-days', 'Quel est le préavis de sortie ?', 'Et le transfert ?'],
    ['conversation-item', 'Gardez-vous ma conversation ?', 'Et si je la joins ?', 'Et dans mon navigateur ?'],
    ['retention-not-extended', 'Puis-je limiter l’usage de mes données ?', 'Et les faire effacer ensuite ?'],
    ['retention-not-extended', 'Can I restrict the use of my data?', 'And then have it erased?'],
    ['choice-asked-again', 'Utilisez-vous des cookies ?', 'Que se passe-t-il au bout de six mois ?'],
    ['choice-asked-again', 'Do you use cookies?', 'What happens after six months?'],
    ['support', 'Combien de temps dure un projet ?', 'Que se passe-t-il au bout de six mois ?'],
    ['no-hurry', 'Sous quel délai répondez-vous ?', 'Je ne suis pas pressé'],
    ['no-hurry', 'Combien de temps dure un projet ?', 'Je ne suis pas pressé'],
    ['no-hurry', 'How fast do you reply?', 'I am in no hurry'],
    ['step-deploiement', 'Quelles sont les étapes de votre méthode ?', 'détaille la troisième'],
    ['step-configuration', 'Quelles sont les étapes de votre méthode ?', 'la deuxième, c’est quoi ?'],
    ['step-formation', 'Quelles sont les étapes de votre méthode ?', 'et la dernière ?'],
    ['step-deploiement', 'What are the steps of your method?', 'tell me more about the third one'],
    ['stop', 'Quelles sont les quatre étapes ?', 'Sont-elles obligatoires ?'],
    ['robot-requests-retention', 'Ma demande a été prise pour un robot', 'Et si c’était une vraie demande ?'],
    ['robot-requests-retention', 'Combien de temps gardez-vous les demandes de robots ?', 'Et si c’est une vraie ?'],
    ['publisher', 'Qui édite le site ?', 'Où est-elle immatriculée ?'],
    ['open-weights-at-home', 'Quels modèles proposez-vous ?', 'Lesquels restent en Europe ?'],
    ['host', 'Qui reçoit mes données ?', 'Et l’hébergeur ?'],
    ['processors-place', 'Qui reçoit mes données ?', 'Où sont-ils ?'],
    ['processors-place', 'Qui reçoit mes données ?', 'Sont-ils en France ?'],
    ['processors-place', 'Qui reçoit mes données ?', 'Ces destinataires sont-ils dans l’EEE ?'],
    ['processors-place', 'À qui transmettez-vous mes données ?', 'Les destinataires sont-ils tous français ?'],
    ['processors-place', 'Qui reçoit mes données ?', 'Sont-ils tous situés dans l’Union européenne ?'],
    ['processors-place', 'Qui reçoit mes données ?', 'Dans quel pays ?'],
    ['processors-place', 'Who receives my data?', 'Are they all in the EU?'],
    ['transfers', 'Où sont hébergées mes données ?', 'Et mes documents sortent-ils d’Europe ?'],
    ['platform-in-france', 'Où sont hébergées nos données ?', 'En France ?'],
    ['platform-in-france', 'Où sont hébergées nos données ?', 'Dans quel pays exactement ?'],
    ['platform-in-france', 'Where is our data hosted?', 'In France?'],
    ['stages-are-paid', 'Quelles sont les quatre étapes ?', 'La première est gratuite ?'],
    ['stages-are-paid', 'What are the four steps?', 'Is the first one free?'],
    ['stages-are-paid', 'Que faites-vous à l’étape 1 ?', 'C’est gratuit ?'],
    ['stages-are-paid', 'Quel est le prix de l’atelier ?', 'Et le cadrage ?'],
    ['stages-are-paid', 'How much is the workshop?', 'And the scoping?'],
    ['training', 'Que faites-vous à l’étape 4 ?', 'C’est payant ?'],
    ['stage-lengths-unsaid', 'Quelles sont les quatre étapes ?', 'Combien de temps dure la première ?'],
    ['stage-lengths-unsaid', 'Que faites-vous à l’étape 2 ?', 'Combien de temps ?'],
    ['stage-lengths-unsaid', 'What happens in step 2?', 'How long does it take?'],
    ['step-cadrage', 'Comment se passe la démo ?', 'Et le cadrage ?'],
  ]

  test.each(tellable(cases, ([topic]) => topic))('%s: « %s », « %s »', (topic, ...turns) => {
    expect(ask(...turns).topics).toEqual([topic])
  })
})

describe('« Est-ce une société américaine ? » is asked of whom was told, never of us', () => {
  test.each([
    ['model-maker-Claude', 'Qui publie Claude ?', 'Est-ce une entreprise américaine ?'],
    ['model-maker-GPT', 'Qui publie GPT ?', 'Est-ce une société américaine ?'],
    ['model-maker-DeepSeek', 'Qui publie DeepSeek ?', 'Est-ce une société chinoise ?'],
    ['model-maker-GPT', 'Peut-on utiliser GPT ?', "C'est une entreprise américaine ?"],
    ['model-maker-Claude', 'Who publishes Claude?', 'Is it an American company?'],
    ['model-maker-Mistral', 'Qui publie Mistral ?', 'Est-ce une société française ?'],
    ['n8n-origin', 'Qui édite n8n ?', 'Est-ce une société américaine ?'],
    ['qdrant-origin', 'Qui édite Qdrant ?', 'Est-ce une société américaine ?'],
    ['video-publisher', 'Qui héberge la vidéo ?', 'Est-ce une société française ?'],
    ['not-on-site', 'Qui héberge la vidéo ?', 'À qui appartient cette société ?'],
    ['host-law', 'Qui héberge vos données ?', 'Est-ce une société américaine ?'],
    ['host-law', 'Quel est votre hébergeur ?', "C'est une société américaine ?"],
    ['host-law', 'Quel est votre hébergeur ?', 'Est-ce une filiale d’un groupe américain ?'],
    ['host-law', 'Qui héberge le site ?', 'Est-ce une entreprise française ?'],
    ['host-law', 'À qui appartient l’hébergeur ?', 'Est-ce un groupe étranger ?'],
  ])('%s: « %s », « %s »', (topic, ...turns) => {
    expect(ask(...turns).topics).toEqual([topic])
  })

  const ofReviews = [`Est-ce une filiale de ${company.name} ?`, 'Est-ce une société indépendante ?']

  test.each(tellable(ofReviews, () => 'rating'))(
    'nor of who collects the reviews, whom no page tells of: « %s »',
    (second) => {
      expect(ask('Qui publie vos avis ?', second).topics).toEqual(['not-on-site'])
    },
  )

  test.each([
    ['Qui êtes-vous ?', 'Est-ce une société française ?'],
    ['Qui héberge le site ?', 'Et vous, êtes-vous une société française ?'],
  ])('of us where we were told, or named: « %s », « %s »', (...turns) => {
    expect(ask(...turns).text).toContain(company.name)
  })
})
