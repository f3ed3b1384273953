import type { TranscriptLine } from '../demo-video.ts'

const reception = "Sophie, agente d'accueil"
const agent = "L'agent conversationnel"
const narrator = 'Voix off'

/** The film of video.ts, shot by shot: apart from it, since every page names who serves the film, and one shows this. */
export const videoTranscript: readonly TranscriptLine[] = [
  {
    speaker: narrator,
    text: "Une commune fictive, un matin, à l'accueil de l'urbanisme. L'agent conversationnel lit trois sources : le code de l'urbanisme, le plan local d'urbanisme et le guide interne du service. Rien d'autre.",
  },
  {
    speaker: reception,
    text: "Un habitant veut poser un abri de jardin de 12 m² à côté de l'église. Que doit-il déposer ?",
  },
  {
    speaker: agent,
    text: "Une déclaration préalable. L'église est classée et le terrain se trouve dans ses abords : la déclaration suffit jusqu'à 20 m² et 12 m de haut.",
    sources: ["Plan local d'urbanisme, plan des servitudes", "Code de l'urbanisme, article R. 421-11"],
  },
  {
    speaker: narrator,
    text: 'Sous la réponse, deux sources. Un clic ouvre le document au bon passage, surligné.',
  },
  { speaker: reception, text: "Combien de temps prendra l'instruction ?" },
  {
    speaker: agent,
    text: "Deux mois : un mois de droit commun, et un mois de plus parce que le terrain est dans les abords d'un monument historique.",
    sources: ["Code de l'urbanisme, articles R. 423-23 et R. 423-24"],
  },
  {
    speaker: narrator,
    text: "Sophie n'a pas reparlé de l'église. L'agent a gardé le contexte.",
  },
  { speaker: reception, text: 'Puis-je lui dire que ce sera accepté ?' },
  {
    speaker: agent,
    text: "Aucun document ne me permet de l'affirmer. D'après votre guide, la réponse revient à l'instructeur. Voulez-vous que je lui prépare un message ?",
    sources: ["Guide interne du service, « Ce que l'accueil peut dire »"],
  },
  {
    speaker: narrator,
    text: "Quand les documents ne disent rien, l'agent le dit et passe la main. Sophie relit le message, corrige un mot, l'envoie. La question, la réponse et ses sources restent au journal, que la commune peut vérifier.",
  },
]
