import { capitalised, inWords } from './french-numbers.ts'
import { technologyOutline } from './technology-outline.ts'

const conditional = technologyOutline.flatMap(({ name, licenceCondition }) =>
  licenceCondition ? [{ name, licenceCondition }] : [],
)

/** How many technologies there are, how many of them are plainly open source, and which are not. */
export const licenceCounts = {
  all: technologyOutline.length,
  open: technologyOutline.length - conditional.length,
  conditional: conditional.map(({ name }) => name),
}

/** Stands wherever the technologies are called open source. */
export const licenceNotice = `${capitalised(inWords(conditional.length))} briques sur ${inWords(technologyOutline.length)} ne sont pas entièrement open source : ${conditional.map(({ licenceCondition }) => licenceCondition).join(' ; ')}.`
