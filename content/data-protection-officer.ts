import { company } from './company.ts'

const { name } = company.legal.dataProtectionOfficer

/** Who the data protection officer is, where the company file names a person and not the office alone. */
export const officerNamed = /^Déléguée? à la protection des données$/i.test(name) ? undefined : name
