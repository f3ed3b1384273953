const kilobyte = 1024

/** What a page may cost. Sizes are asserted in `npm test`, timings only in `npm run bench`, as ratios within one run. */
export const budgets = {
  /** Compressed: all of the JavaScript that runs before the visitor wants more than to read. */
  bootScript: 3 * kilobyte,
  /** Compressed, with what is fetched ahead and not run: React, what every page shares, and the page. */
  javascript: 98 * kilobyte,
  /** What the form and its lists may add, on the contact page alone. */
  contactJavascript: 55 * kilobyte,
  /** What consent may add before its dialog is opened. */
  consentJavascript: 8 * kilobyte,
  /** What the assistant's panel may add, once a visitor wants it. */
  assistantJavascript: 20 * kilobyte,
  styles: 12.5 * kilobyte,
  /** What a server may send before it is answered, compressed: a page's title is in it. */
  firstRoundTrip: 14 * kilobyte,
  /** The same to the byte, with the answer's headers: ten segments. */
  firstSegments: 14_600,
  fonts: 46 * kilobyte,
  document: 40 * kilobyte,
  /** Until the page is read, with what is fetched ahead; without the browser's own favicon. */
  requests: 8,
  ogImage: 120 * kilobyte,
  /** What reads 0.000: words in the middle of a line may move by a hair when their font comes. */
  cumulativeLayoutShift: 0.0005,
  /** Milliseconds until the first press of a visit is answered on the screen, on a processor four times slower. */
  firstPress: 100,
  /** Elements whose style a press may have the browser find anew in one go; pages have 420 to 790. */
  restyledByPress: 120,
  /** The same of the frame that shows the banner, which has some 25 of its own. */
  restyledWithBanner: 80,
  /** Objects that the browser may lay out in one go once the fonts have come; a page has 390 to 1,030. */
  laidOutAtOnce: 150,
  /** SEO only where a page may be indexed: the others are marked down for what they are. */
  lighthouse: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** Against the page's bare form: its HTML without scripts, fonts and images. */
  ratioToBare: {
    'first paint': { timing: 'first-contentful-paint', most: 1.15 },
    'largest paint': { timing: 'largest-contentful-paint', most: 1.15 },
    'speed index': { timing: 'speed-index', most: 1.15 },
  },
  /** Milliseconds of blocking time more than the bare form has. */
  blockingOverBare: 30,
  /** Megabytes that the server holds once it listens, before the first visitor. */
  idleMemory: 110,
  /** Milliseconds until it listens, `npm start` included. */
  start: 1000,
  /** Pages a second of processor time, against a bare node:http that answers the same bytes; at least. */
  pagesToBareServer: 0.8,
  /** Requests through the contact function a second, against bare committed inserts into the same store; at least. */
  contactToBareInserts: 0.25,
  /** Bytes that ten times the content may add to pages that show none of it: names of files differ, and 81 routes are told. */
  growth: { read: 64, fetchedAhead: 2.5 * kilobyte },
  /** 500 answers at once through one process; milliseconds and megabytes. */
  assistant: { firstByteP95: 250, memoryGrowth: 150, addedToFirstToken: 5, embeddedP95: 20 },
} as const
