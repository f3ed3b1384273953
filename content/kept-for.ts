/** How long personal data is kept. SPEC: contact data up to 3 years, contracts 10 years, technical data up to 13 months. */
export const contactYears = 3
/** What a machine seems to have sent, often with the data of third parties. */
export const quarantineDays = 90
export const contractYears = 10
export const audienceMonths = 13
export const logMonths = 12
/** Who of the team read or changed what. */
export const trailYears = 1
/** How many questions a day were on which topic. */
export const questionMonths = 13

/** A mail that belongs to no request: links, digests and notices to the team. */
export const ownMailDays = 30

/** The operator rotates them: docs/operations.md, « Mailboxes and backups ». */
export const backupDays = 90

/** CNIL, délibération 2020-092: a choice, either way, is kept for six months. */
export const choiceMonths = 6
export const choiceDays = 182
