import type { Question } from '../question.ts'
import { blindRound1 } from './blind-round-1.ts'
import { blindRound2 } from './blind-round-2.ts'
import { blindRound3 } from './blind-round-3.ts'
import { blindRound4 } from './blind-round-4.ts'
import { blindRound5 } from './blind-round-5.ts'
import { blindRound6 } from './blind-round-6.ts'
import { blindRound7 } from './blind-round-7.ts'
import { blindRound8 } from './blind-round-8.ts'
import { blindRound9 } from './blind-round-9.ts'
import { blindRound10 } from './blind-round-10.ts'
import { blindRound11 } from './blind-round-11.ts'
import { blindRound12 } from './blind-round-12.ts'
import { buyer } from './buyer.ts'
import { dataInspector } from './data-inspector.ts'
import { dataProtectionOfficer } from './data-protection-officer.ts'
import { englishSpeaker } from './english-speaker.ts'
import { englishStrangers } from './english-strangers.ts'
import { everyPage } from './every-page.ts'
import { hospital } from './hospital.ts'
import { journalist } from './journalist.ts'
import { laterRounds } from './later-rounds.ts'
import { mayor } from './mayor.ts'
import { onThePhone } from './on-the-phone.ts'
import { people } from './people.ts'
import { plainQuestions } from './plain-questions.ts'
import { secondTurns } from './second-turns.ts'
import { smallFacts } from './small-facts.ts'
import { smallLegalFacts } from './small-legal-facts.ts'
import { threeStrangers } from './three-strangers.ts'
import { untoldAndElsewhere } from './untold-and-elsewhere.ts'

/** The blind rounds that were asked, then what was written from the pages alone, in the voices of those who might come. */
export const development: readonly Question[] = [
  ...blindRound1,
  ...blindRound2,
  ...blindRound3,
  ...blindRound4,
  ...blindRound5,
  ...blindRound6,
  ...blindRound7,
  ...blindRound8,
  ...blindRound9,
  ...blindRound10,
  ...blindRound11,
  ...blindRound12,
  ...laterRounds,
  ...threeStrangers,
  ...hospital,
  ...mayor,
  ...dataProtectionOfficer,
  ...dataInspector,
  ...buyer,
  ...journalist,
  ...people,
  ...onThePhone,
  ...englishSpeaker,
  ...englishStrangers,
  ...secondTurns,
  ...untoldAndElsewhere,
  ...everyPage,
  ...plainQuestions,
  ...smallFacts,
  ...smallLegalFacts,
]
