import { colours } from './colours.ts'
import { consultation } from './consultation.ts'
import type { Theme } from './criterion.ts'
import { forms } from './forms.ts'
import { frames } from './frames.ts'
import { images } from './images.ts'
import { links } from './links.ts'
import { multimedia } from './multimedia.ts'
import { navigationTheme } from './navigation.ts'
import { presentation } from './presentation.ts'
import { requiredElements } from './required-elements.ts'
import { scripts } from './scripts.ts'
import { structure } from './structure.ts'
import { tables } from './tables.ts'

/** The 106 criteria of the RGAA 4.1.2, in the order of its thirteen themes. */
export const themes: readonly Theme[] = [
  images,
  frames,
  colours,
  multimedia,
  tables,
  links,
  scripts,
  requiredElements,
  structure,
  presentation,
  forms,
  navigationTheme,
  consultation,
]
