import { company } from './company.ts'
import { paths } from './paths.ts'

/** The addresses to which answers may lead, beside the pages of this site and the company's phone. */
export const ownMails: readonly string[] = [company.email, company.legal.dataProtectionOfficer.email]

const contacts = [...ownMails.map((mail) => `mailto:${mail}`), `tel:${company.phone.international}`]
const pages: ReadonlySet<string> = new Set(Object.values(paths))

/** Whether a link leads to a page of this site (and a place in it), the company's mail or phone, and nowhere else. */
export function isOwnLink(href: string) {
  return contacts.includes(href) || pages.has(href.replace(/#[\w-]+$/, ''))
}
