import { company } from './company.ts'
import { paths } from './paths.ts'

const subjects = `${company.name}, ses solutions, sa méthode, ses cas d'usage, ses tarifs et vos données`
const askTheTeam = `[posez la question à notre équipe](${paths.contact}) ou appelez le [${company.phone.display}](tel:${company.phone.international})`

/** What the assistant says in words of its own, around and instead of facts. Markdown. */
export const assistantAnswers = {
  /** Who speaks where no model does. */
  speaker: 'assistant du site, sans modèle externe',
  /** The name of the first page among sources. */
  homePage: 'Accueil',
  yes: 'Oui.',
  no: 'Non.',
  /** To somebody who asked whether it is not so. */
  yesItIs: 'Si.',
  nearest: "Le site ne répond pas exactement à cette question. Voici ce qui s'en rapproche le plus :",
  alsoNear: 'Peut-être cherchiez-vous plutôt ceci.',
  interrupted: 'La réponse a été interrompue. Voici ce que dit le site :',
  removedLink: '(lien retiré)',
  removedAddress: '(adresse retirée)',
  nextStep: 'Prochaine étape : [{label}]({to}).',
  fullText: 'Le texte complet : [{title}]({href}).',

  greeting: `Bonjour ! Je réponds à vos questions sur ${subjects}. Que voulez-vous savoir ?`,
  howAreYou: 'Je suis un programme : je vais toujours bien, merci. Que voulez-vous savoir sur nos solutions ?',
  thanks: `Je vous en prie. Pour aller plus loin, [parlez-nous de votre projet](${paths.contact}).`,
  acknowledged: 'Bien. Avez-vous une autre question ?',
  goodbye: 'Au revoir, et bonne journée.',
  capabilities: `Je réponds à vos questions sur ${subjects}, d'après le contenu de ce site, et j'indique la page où c'est dit. Par exemple : « {question} » ou « Combien coûte un projet ? ».`,

  offTopic: `Je ne réponds qu'aux questions sur ${company.name} et ses solutions d'IA, mais je peux vous dire ce que nous proposons, combien coûte un projet ou où sont hébergées vos données.`,
  notOnSite: `Le site ne le précise pas, et je préfère ne rien inventer : ${askTheTeam}.`,
  competitors: 'Le site ne parle pas de nos concurrents, mais il dit ce qui nous distingue : {rules}.',
  notObeyed: `Je m'en tiens à mon rôle, qui est de répondre aux questions sur ${company.name} et ses solutions d'IA : demandez-moi par exemple ce que nous proposons ou combien coûte un projet.`,
  distress:
    "Je ne suis qu'un programme, et vous méritez de parler à une personne : appelez le 3114, gratuit, jour et nuit, ou le 15 et le 112 en cas de danger immédiat.",
  discourtesy: `Je suis désolé que cela ne vous convienne pas : posez-moi une question sur ${company.name}, ou ${askTheTeam}.`,
} as const
