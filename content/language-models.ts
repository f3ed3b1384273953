import type { LogoName } from './logos.ts'

export type LanguageModel = {
  readonly name: string
  readonly logo: LogoName
  readonly publisher: string
  /** Of the publisher: where a question goes when the model is called there. */
  readonly country: string
  /** « some »: depends on the version. */
  readonly openWeights: boolean | 'some'
  /** Its name among those that may run here: « certains » where not every version is open, or licensed here. */
  readonly openAs?: string
}

export const languageModels = [
  {
    name: 'Mistral',
    logo: 'mistral',
    publisher: 'Mistral AI',
    country: 'France',
    openWeights: 'some',
    openAs: 'certains Mistral',
  },
  { name: 'Claude', logo: 'claude', publisher: 'Anthropic', country: 'États-Unis', openWeights: false },
  { name: 'Gemini', logo: 'gemini', publisher: 'Google', country: 'États-Unis', openWeights: false },
  { name: 'GPT', logo: 'gpt', publisher: 'OpenAI', country: 'États-Unis', openWeights: false },
  {
    name: 'DeepSeek',
    logo: 'deepseek',
    publisher: 'DeepSeek',
    country: 'Chine',
    openWeights: true,
    openAs: 'DeepSeek',
  },
  {
    name: 'Llama',
    logo: 'llama',
    publisher: 'Meta',
    country: 'États-Unis',
    openWeights: true,
    openAs: 'certains Llama',
  },
] as const satisfies readonly LanguageModel[]

/** « Mistral, Claude, Gemini… », as the site always lists them. */
export const modelNames = languageModels.map(({ name }) => name).join(', ')

/** Its publisher and where that is from; the latter alone if the model has the publisher's name. */
export function publisherOf({ name, publisher, country }: LanguageModel): string {
  return publisher === name ? country : `${publisher}, ${country}`
}

/** Whose it is, and from where. */
export function modelNote(model: LanguageModel): string {
  return model.openWeights === true ? `${publisherOf(model)}, poids ouverts` : publisherOf(model)
}

const models: readonly LanguageModel[] = languageModels
const open = models.flatMap(({ openAs = [] }) => openAs)
const closed = [...named(false), ...named('some').map((name) => `les autres ${name}`)]
const countries = [...new Set(languageModels.map(({ country }) => country))]

const openNotice = `Un modèle à poids ouverts (${open.join(', ')}) peut tourner sur des serveurs européens ou chez vous, sans appel à son éditeur : rien ne sort.`
const calledNotice = `Un modèle propriétaire (${closed.join(', ')}), ou un modèle à poids ouverts chez son éditeur, n'est appelé que si vous l'avez autorisé : la question et les passages joints partent alors chez cet éditeur, qui relève du droit de son pays (${countries.join(', ')}).`

/** Stands wherever the site names a model: what leaves, and for whom. */
export const modelNotice = `${openNotice} ${calledNotice}`

/** Of it, what holds of models of this kind. */
export function modelNoticeOn({ openWeights }: LanguageModel): string {
  return openWeights ? modelNotice : calledNotice
}

function named(openWeights: LanguageModel['openWeights']) {
  return languageModels.filter((model) => model.openWeights === openWeights).map(({ name }) => name)
}
