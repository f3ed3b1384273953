/**
 * Topics of the assistant on which this company says nothing, by their id: whoever asks hears that the site does not say.
 * The build wants a topic here, or the fact that it is built from (`npm run build` names both).
 */
export const unansweredTopics: readonly string[] = []
