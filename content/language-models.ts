import type { LogoName } from './logos.ts'

export type LanguageModel = {
  readonly name: string
  readonly logo: LogoName
  readonly publisher: string
  /** Of the publisher: where a question goes when the model is called there. */
  readonly country: string
  /** « some »: depends on the version. */
  readonly openWeights: boolean | 'some'
}

export const languageModels = [
  { name: 'Mistral', logo: 'mistral', publisher: 'Mistral AI', country: 'France', openWeights: 'some' },
  { name: 'Claude', logo: 'claude', publisher: 'Anthropic', country: 'États-Unis', openWeights: false },
  { name: 'Gemini', logo: 'gemini', publisher: 'Google', country: 'États-Unis', openWeights: false },
  { name: 'GPT', logo: 'gpt', publisher: 'OpenAI', country: 'États-Unis', openWeights: false },
  { name: 'DeepSeek', logo: 'deepseek', publisher: 'DeepSeek', country: 'Chine', openWeights: true },
  { name: 'Llama', logo: 'llama', publisher: 'Meta', country: 'États-Unis', openWeights: true },
] as const satisfies readonly LanguageModel[]

/** « Mistral, Claude, Gemini… », as the site always lists them. */
export const modelNames = languageModels.map(({ name }) => name).join(', ')

/** Its publisher, or where that is from if both have the same name. */
export function publisherOf({ name, publisher, country }: LanguageModel): string {
  return publisher === name ? country : publisher
}

/** Whose it is, and from where. */
export function modelNote(model: LanguageModel): string {
  const { country, openWeights, publisher } = model
  return openWeights === true ? `${publisherOf(model)}, poids ouverts` : `${publisher}, ${country}`
}

const open = [...named(true), ...named('some').map((name) => `certains ${name}`)]
const abroad = new Set([...countriesOf(true), ...countriesOf('some')])
const closed = [...named(false), ...named('some').map((name) => `les autres ${name}`)]
const countries = new Set([...countriesOf(false), ...countriesOf('some')])

const openNotice = `Un modèle à poids ouverts (${open.join(', ')}) peut tourner sur des serveurs européens ou chez vous, sans appel à son éditeur : rien ne sort. Nous ne l'appelons chez son éditeur (${[...abroad].join(', ')}), où part alors la question, que si vous l'avez autorisé.`
const closedNotice = `Un modèle propriétaire (${closed.join(', ')}) n'est appelé que si vous l'avez autorisé : la question et les passages joints partent alors chez son éditeur, qui relève du droit de son pays (${[...countries].join(', ')}).`

/** Stands wherever the site names a model: what leaves, and for whom. */
export const modelNotice = `${openNotice} ${closedNotice}`

/** Of it, what holds of models of this kind. */
export function modelNoticeOn({ openWeights }: LanguageModel): string {
  if (openWeights === 'some') return modelNotice
  return openWeights ? openNotice : closedNotice
}

function named(openWeights: LanguageModel['openWeights']) {
  return ofKind(openWeights).map(({ name }) => name)
}

function countriesOf(openWeights: LanguageModel['openWeights']) {
  return ofKind(openWeights).map(({ country }) => country)
}

function ofKind(openWeights: LanguageModel['openWeights']) {
  return languageModels.filter((model) => model.openWeights === openWeights)
}
