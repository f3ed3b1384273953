/** Where each part of the brand stands. */
export const brandFiles: Readonly<Record<string, string>> = {
  identity: 'content/brand/identity.ts',
  ownership: 'content/brand/ownership.ts',
  offer: 'content/brand/promises.ts',
  departure: 'content/brand/promises.ts',
  assurances: 'content/brand/promises.ts',
  assurancesInEnglish: 'content/brand/promises.ts',
  hostingAssurances: 'content/brand/hosting.ts',
  accessibilityReview: 'content/brand/accessibility.ts',
  accessibilitySummary: 'content/accessibility-summary.ts',
  privacyPolicyVersions: 'content/brand/privacy-policy-history.ts',
  legalNoticeVersions: 'content/brand/legal-notice-history.ts',
  nameStory: 'content/brand/name-story.ts',
  demoVideo: 'content/brand/video.ts',
  videoTranscript: 'content/brand/video-transcript.ts',
}
