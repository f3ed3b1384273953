import type { TranscriptLine } from '#content/demo-video.ts'

const adviser = 'Malik, conseiller'
const automaton = "L'automate"

export const videoTranscript: readonly TranscriptLine[] = [
  { speaker: adviser, text: 'Quelle clause manque à ces trois contrats ?' },
  {
    speaker: automaton,
    text: 'La clause de révision manque au deuxième.',
    sources: ['Contrat B, page 4'],
  },
]
