/** The name of the field that stands in for the panel's, whose words have not come yet. */
export const earlyQuestionLabel = "Question pour l'assistant"
