import { type Path, paths } from './paths.ts'

/** A word of the trade that visitors ask about, in a sentence or two. */
export type Definition = {
  readonly id: string
  /** As it is asked for, the most usual first. */
  readonly names: readonly [string, ...string[]]
  readonly sentence: string
  /** The page on which the word serves. */
  readonly page: Path
}

/** Told by the assistant to those who ask « c'est quoi… ? ». */
export const definitions: readonly Definition[] = [
  {
    id: 'rag',
    names: ['RAG', 'génération augmentée par la recherche', 'retrieval augmented generation'],
    sentence:
      "RAG veut dire « génération augmentée par la recherche » : l'assistant cherche d'abord les passages utiles dans vos documents, puis rédige sa réponse à partir d'eux et cite ses sources.",
    page: paths.useCases,
  },
  {
    id: 'agent-ia',
    names: ['agent IA', 'chatbot', 'agent conversationnel', 'IA conversationnelle', 'IA agentique'],
    sentence:
      "Un agent IA est un programme qui s'appuie sur un modèle de langage pour mener une tâche : il lit, consulte vos outils et peut lancer une action. Quand on lui parle en langage courant, c'est un agent conversationnel, ou chatbot.",
    page: paths.solutions,
  },
  {
    id: 'llm',
    names: ['LLM', 'grand modèle de langage', 'modèle de langage', 'large language model'],
    sentence:
      'Un LLM, ou grand modèle de langage, est un programme entraîné sur de très nombreux textes, qui lit une demande et écrit une réponse : Mistral et Llama en sont des exemples.',
    page: paths.home,
  },
  {
    id: 'prompt',
    names: ['prompt', 'consigne donnée au modèle', 'prompt engineering'],
    sentence:
      "Un prompt est une consigne : le texte qui dit au modèle ce qu'il doit faire, sur quel ton et dans quelles limites.",
    page: paths.services,
  },
  {
    id: 'base-vectorielle',
    names: ['base vectorielle', 'base de données vectorielle', 'vecteur', 'embedding', 'vector database'],
    sentence:
      "Une base vectorielle range chaque passage de vos documents selon son sens : elle le retrouve même quand la question n'emploie pas les mots du document.",
    page: paths.solutions,
  },
  {
    id: 'ia-generative',
    names: ['IA générative', 'GenAI', 'generative AI'],
    sentence: "L'IA générative produit un texte, une image ou un son à partir d'une consigne.",
    page: paths.home,
  },
  {
    id: 'poids-ouverts',
    names: ['modèle à poids ouverts', 'open weights', 'modèle ouvert'],
    sentence:
      "Un modèle à poids ouverts est publié avec tout ce qu'il faut pour l'exécuter : il peut tourner sur des serveurs européens, sans appel à son éditeur.",
    page: paths.home,
  },
  {
    id: 'hallucination',
    names: ["hallucination d'une IA", 'halluciner pour une IA'],
    sentence:
      "Une hallucination est une réponse fausse qu'un modèle présente comme vraie ; c'est pourquoi l'assistant est réglé pour renvoyer au passage lu.",
    page: paths.home,
  },
  {
    id: 'workflow',
    names: ['workflow', 'automatisation de workflows'],
    sentence:
      "Un workflow est un enchaînement d'étapes qui s'exécutent seules : un email arrive, il est lu, classé, enregistré, puis soumis à la bonne personne.",
    page: paths.solutions,
  },
  {
    id: 'api',
    names: ['API', 'interface de programmation'],
    sentence: "Une API est l'interface documentée par laquelle un logiciel en interroge un autre.",
    page: paths.solutions,
  },
  {
    id: 'recette',
    names: ['recette dans un projet', 'environnement de recette'],
    sentence:
      "La recette est la phase de tests qui précède l'ouverture : nous y cherchons les erreurs de l'assistant avant que vos usagers ne les rencontrent.",
    page: paths.services,
  },
  {
    id: 'orchestration',
    names: ['orchestration', "framework d'orchestration", 'orchestrateur'],
    sentence:
      "Orchestrer, c'est enchaîner les modèles, vos documents et vos outils pour qu'une demande soit traitée du début à la fin.",
    page: paths.solutions,
  },
]
