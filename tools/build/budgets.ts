const kilobyte = 1024

/** What a page may cost. Sizes are asserted in `npm test`, timings only in `npm run bench`, as ratios within one run. */
export const budgets = {
  /** Compressed, all that a first visit loads. */
  bootScript: 3 * kilobyte,
  /**
   * One kilobyte of it keeps the page when a file does not come, and what stands over the page out of its way; one and a
   * half are the reservations beside the home page's claims (models, licences, « souverain », leaving, the rating); the
   * rest keeps what is typed before the assistant has come.
   */
  javascript: 93.5 * kilobyte,
  /** What the form and its lists may add, on the contact page alone. */
  contactJavascript: 55 * kilobyte,
  /** What consent may add before its dialog is opened. */
  consentJavascript: 8 * kilobyte,
  /** What the assistant's panel may add, once a visitor wants it. */
  assistantJavascript: 20 * kilobyte,
  styles: 14 * kilobyte,
  fonts: 60 * kilobyte,
  document: 40 * kilobyte,
  requests: 24,
  ogImage: 120 * kilobyte,
  cumulativeLayoutShift: 0.02,
  /** SEO only where a page may be indexed: the others are marked down for what they are. */
  lighthouse: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  /**
   * Against the limit page: the home page's HTML without scripts, fonts and images. Lighthouse counts the two fonts in
   * the largest paint, which the limit page does without.
   */
  ratioToLimit: { 'first-contentful-paint': 1.5, 'largest-contentful-paint': 1.9, 'speed-index': 1.5 },
  /** Requests through the contact function a second, against bare committed inserts into the same store; at least. */
  contactToBareInserts: 0.25,
  /** 500 answers at once through one process; milliseconds and megabytes. */
  assistant: { firstByteP95: 250, memoryGrowth: 150, addedToFirstToken: 5, embeddedP95: 20 },
} as const
