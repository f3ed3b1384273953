import { useState } from 'react'
import { addToDraft } from '../contact/contact-draft.ts'
import type { Conversation } from './conversation.ts'
import { transcriptOf } from './transcript.ts'

export type TakingAlong = ReturnType<typeof useTakingAlong>

/** The conversation goes along to a person only where the visitor says so, and once. */
export function useTakingAlong(conversation: Conversation) {
  const [isTicked, tick] = useState(false)
  const hasAnswers = conversation.some(({ answer }) => answer)
  const takes = isTicked && hasAnswers

  function take() {
    tick(false)
    if (takes) addToDraft(transcriptOf(conversation))
  }

  return { hasAnswers, isTicked, takes, tick, take }
}
