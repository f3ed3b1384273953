/** What was typed in this tab and not sent, and what tells it from other drafts: under these names in the tab's storage. */
export const draftKey = 'contact-draft'
export const draftIdKey = 'contact-draft-id'
