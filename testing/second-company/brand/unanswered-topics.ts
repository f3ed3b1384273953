/**
 * Topics of the assistant on which this company says nothing, by their id: whoever asks hears that the site does not say.
 * The build wants a topic here, or the fact that it is built from (`npm run build` names both).
 */
export const unansweredTopics: readonly string[] = [
  'start-small',
  'answer-log',
  'coordinates',
  'demo-date-together',
  'legal-form',
  'legal-notice-changes',
  'legal-notice-date',
  'method-like-survey',
  'open-source-passage',
  'parent-owners',
  'policy-changes-2026',
  'quote-before-tax',
  'quote-itemised',
  'response-times-do-not-vary',
  'video-town-fictional',
  'hosting-not-in-price',
  'recurring-or-once',
  'video-articles',
  'video-clerk',
  'video-context',
  'video-message',
  'video-question-delay',
  'video-question-refused',
  'video-question-shed',
  'video-sources',
  'video-three-questions',
]
