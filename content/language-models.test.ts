import { expect, test } from 'vitest'
import { type LanguageModel, languageModels, modelNotice } from './language-models.ts'
import { modelLicence, modelLicences } from './model-licences.ts'
import { technologies } from './technologies.ts'

const models: readonly LanguageModel[] = languageModels
const [openNotice = '', calledNotice = ''] = modelNotice.split(/(?<=\.) /)

test('A model whose licence is not granted here in all its versions runs here in some, and is not called proprietary', () => {
  const partly = models.filter(({ name }) => modelLicence(name)).map(({ name }) => name)
  expect(partly).toEqual(['Llama'])
  for (const name of partly) {
    expect(openNotice).toContain(`certains ${name}`)
    expect(calledNotice).not.toContain(name)
  }
  expect(openNotice).toMatch(/[(,] ?DeepSeek/)
})

test('What its licence keeps from organisations here is said where the models are chosen, and of no other model', () => {
  const said = technologies.flatMap(({ modelNotice: notice }) => notice ?? []).join(' ')
  for (const { openWeights, openAs } of models) expect(openAs !== undefined).toBe(openWeights !== false)
  for (const { french } of Object.values(modelLicences)) expect(said).toContain(french)
})
