import type { AccessibilityReview } from './accessibility-review.ts'
import { accessibilityReview } from './brand/accessibility.ts'

const { assessor } = accessibilityReview

/** Whose assessment it is, in the words of the declaration and of the assistant. */
function assessmentBy(whom: AccessibilityReview['assessor']) {
  if (whom === 'our team')
    return {
      name: "l'auto-évaluation",
      statement:
        "C'est une auto-évaluation : notre équipe l'a faite elle-même, sans lecteur d'écran et sans auditeur extérieur.",
      according: 'selon notre auto-évaluation',
    }
  return {
    name: "l'évaluation",
    // With what is left to do: to « est-ce une auto-évaluation ? » the assistant then says neither yes nor no.
    statement: `L'évaluation a été faite par ${whom.name}, sans lecteur d'écran : ce qui en demande un reste à évaluer.`,
    according: `selon l'évaluation de ${whom.name}`,
  }
}

export const assessment = assessmentBy(assessor)

/** The same for those who ask in English. */
export function assessmentInEnglish() {
  if (assessor === 'our team')
    return {
      statement:
        'It is a self-assessment: our team did it itself, without a screen reader and without an outside auditor.',
      according: 'according to our self-assessment',
    }
  return {
    statement: `The assessment was made by ${assessor.name}, without a screen reader: what needs one is still to be assessed.`,
    according: `according to the assessment by ${assessor.name}`,
  }
}
