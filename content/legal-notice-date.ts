import { legalNoticeVersions } from './brand/legal-notice-history.ts'

/** When the legal notice was changed last; the page itself is dated by the day on which it is read. */
export const legalNoticeDate = legalNoticeVersions[0]
