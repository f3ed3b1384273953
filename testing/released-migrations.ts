/** What each migration leaves of the tables, by hash: whoever edits one that stores have gone through is told here. */
export const released = {
  '0001-contact-requests-and-outbox': 'bfc12c44d0d2863d',
  '0002-limited-requests': 'd6c3f67bc8589b0a',
  '0003-desk': 'd08eb29c0e58c7ac',
  '0004-figures': '7b9f7924928dac4c',
  '0005-page-after-sign-in': 'ad2e606aa7ea58dd',
  '0006-corrected-addresses': 'b9702482deb9564b',
}
