/** A run of text in which some words are links: to a page of the site, a mail address, a phone number or an outside site. */
export type RichText = string | readonly (string | RichLink)[]

export type RichLink = { readonly text: string; readonly href: string }
