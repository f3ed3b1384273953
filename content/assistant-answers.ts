import { company } from './company.ts'
import { paths } from './paths.ts'

const subjects = `${company.name}, ses solutions, sa méthode, ses cas d'usage, ses tarifs et vos données`
const askTheTeam = `[posez la question à notre équipe](${paths.contact}) ou appelez le [${company.phone.display}](tel:${company.phone.international})`

/** What the assistant says in words of its own, around and instead of facts. Markdown. */
export const assistantAnswers = {
  /** Who speaks where no model does. */
  speaker: 'assistant du site, sans modèle de langage',
  /** The name of the first page among sources. */
  homePage: 'Accueil',
  /** No menu leads there. */
  pageAfterSending: "Page qui suit l'envoi d'une demande",
  yes: 'Oui.',
  no: 'Non.',
  /** To somebody who asked whether it is not so. */
  yesItIs: 'Si.',
  interrupted: 'La réponse a été interrompue. Voici ce que dit le site :',
  removedLink: '(lien retiré)',
  removedAddress: '(adresse retirée)',
  nextStep: 'Prochaine étape : [{label}]({to}).',

  greeting: `Bonjour ! Je réponds à vos questions sur ${subjects}. Que voulez-vous savoir ?`,
  howAreYou: 'Je suis un programme : je vais toujours bien, merci. Que voulez-vous savoir sur nos solutions ?',
  thanks: `Je vous en prie. Pour aller plus loin, [parlez-nous de votre projet](${paths.contact}).`,
  acknowledged: 'Bien. Avez-vous une autre question ?',
  noHurry: `Prenez votre temps. Quand vous [nous écrirez](${paths.contact}), nous répondrons sous {delay}, les jours ouvrés.`,
  goodbye: 'Au revoir, et bonne journée.',
  capabilities: `Je réponds à vos questions sur ${subjects}, d'après le contenu de ce site, et j'indique la page où c'est dit. Par exemple : « {question} » ou « Combien coûte un projet ? ».`,

  offTopic: `Je ne réponds qu'aux questions sur ${company.name} et ses solutions d'IA, mais je peux vous dire ce que nous proposons, combien coûte un projet ou où sont hébergées vos données.`,
  notOnSite: `Le site ne le précise pas, et je préfère ne rien inventer : ${askTheTeam}.`,
  competitors: 'Le site ne parle pas de nos concurrents, mais il dit ce qui nous distingue : {rules}.',
  notObeyed: `Je m'en tiens à mon rôle, qui est de répondre aux questions sur ${company.name} et ses solutions d'IA : demandez-moi par exemple ce que nous proposons ou combien coûte un projet.`,
  distress:
    "Je ne suis qu'un programme, et vous méritez de parler à une personne : appelez le 3114, gratuit, jour et nuit, ou le 15 et le 112 en cas de danger immédiat.",
  violence:
    "Personne n'a le droit de faire cela, et je ne suis qu'un programme. En danger, appelez le 17 ou le 112 (par SMS, le 114). Le 3919 écoute les femmes victimes de violences et le 119 les enfants en danger : c'est gratuit, jour et nuit.",
  emergency:
    "Appelez tout de suite le 15 (SAMU) ou le 112, à toute heure, le 17 si quelqu'un vous menace et le 18 en cas d'incendie. Je ne suis qu'un programme et je ne peux prévenir personne.",
  lowSpirits:
    "Je suis désolé que ce soit si dur. Je ne suis qu'un programme, mais une personne peut vous écouter : appelez le 3114, gratuit, jour et nuit, ou le 15 et le 112 en cas de danger immédiat.",
  /** « Au secours ! » and nothing else. */
  cry: `Si quelqu'un est en danger, appelez tout de suite le 15 ou le 112 (par SMS, le 114). Pour une urgence sur votre projet, appelez notre équipe au [${company.phone.display}](tel:${company.phone.international}).`,
  discourtesy: `Je suis désolé que cela ne vous convienne pas. Pour en parler à une personne, appelez le [${company.phone.display}](tel:${company.phone.international}) ou [écrivez à notre équipe](${paths.contact}).`,
  complaint: `Je suis désolé. Nous promettons une réponse sous {delay}, les jours ouvrés : si elle n'est pas venue, appelez le [${company.phone.display}](tel:${company.phone.international}) ({hours}) ou écrivez à [${company.email}](mailto:${company.email}) : une personne reprendra votre demande.`,
  dissatisfied: `Je suis désolé que vous ayez à vous plaindre. Dites-le à une personne : appelez le [${company.phone.display}](tel:${company.phone.international}) ({hours}) ou écrivez à [${company.email}](mailto:${company.email}).`,
  jobs: `Le site ne publie pas d'offres d'emploi, de stage ou d'alternance. Vous pouvez écrire à [${company.email}](mailto:${company.email}) : votre message arrivera à notre équipe.`,
  press: `Pour un article ou une interview, écrivez à [${company.email}](mailto:${company.email}) ou appelez le [${company.phone.display}](tel:${company.phone.international}). Le site ne publie pas de dossier de presse.`,
  students: `Le site ne dit pas si nous répondons aux enquêtes et aux mémoires : demandez-le à [${company.email}](mailto:${company.email}). Je peux répondre à ce que dit le site, par exemple sur nos technologies ou notre méthode.`,
  suppliers: `Pour nous proposer un produit ou un service, écrivez à [${company.email}](mailto:${company.email}) : le site ne nomme pas de service des achats.`,
  otherOffices: `Le site ne donne qu'une adresse : {address}. Pour toute autre question, ${askTheTeam}.`,
  othersData: `Je n'ai accès à aucune donnée personnelle et je n'en communique aucune. Pour vos propres données, écrivez à [${company.legal.dataProtectionOfficer.email}](mailto:${company.legal.dataProtectionOfficer.email}).`,
  claimedIdentity: `Je ne peux pas vérifier qui vous êtes, et je ne donne ici aucun lien, aucun accès, aucun mot de passe, aucune liste, aucune donnée personnelle. Écrivez à [${company.email}](mailto:${company.email}) depuis l'adresse que notre équipe connaît, ou appelez le [${company.phone.display}](tel:${company.phone.international}) ({hours}).`,
  unpublishedPrice: `Le site ne publie ni tarif journalier, ni prix par utilisateur ou par licence, ni remise. Il donne un seul chiffre : {price} Pour le reste, ${askTheTeam}.`,
} as const
