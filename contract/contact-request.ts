import * as v from 'valibot'
import { contactLimits } from './contact-limits.ts'
import { dialledNumber } from './dialled-number.ts'

/** A request for a demo as it is stored: trimmed, in NFC, empty text where an optional field was left out. */
export type ContactRequest = v.InferOutput<typeof contactRequestSchema>
export type ContactFieldName = keyof ContactRequest
export type ContactFieldErrors = Readonly<Partial<Record<ContactFieldName, string>>>

export type ParsedContactRequest =
  | { readonly success: true; readonly request: ContactRequest }
  | { readonly success: false; readonly fields: ContactFieldErrors }

/** The one judge of a request, in the browser, in the function and in the post without JavaScript. */
export function parseContactRequest(input: unknown): ParsedContactRequest {
  const result = v.safeParse(contactRequestSchema, knownFields(input))
  if (result.success) return { success: true, request: result.output }
  const { nested = {} } = v.flatten<typeof contactRequestSchema>(result.issues)
  return {
    success: false,
    fields: Object.fromEntries(contactFieldNames.flatMap((name) => (nested[name] ? [[name, nested[name][0]]] : []))),
  }
}

/** In the order of the form. */
export const contactFieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'position',
  'teamSize',
  'useCase',
  'message',
] as const satisfies readonly ContactFieldName[]

export const teamSizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const

export const useCases = [
  'support-client',
  'knowledge-management',
  'content-generation',
  'process-automation',
  'data-analysis',
  'other',
] as const

const { firstName, lastName, email, phone, company, position, message } = contactLimits

const contactRequestSchema = v.object({
  firstName: personName('Le prénom', firstName),
  lastName: personName('Le nom', lastName),
  email: v.pipe(
    required("L'email est requis", plain),
    v.regex(emailFormat(), "Format d'email invalide (exemple : prenom.nom@organisation.fr)"),
    v.maxLength(email.max, `L'email ne peut pas dépasser ${email.max} caractères`),
  ),
  phone: v.pipe(
    required('Le numéro de téléphone est requis', dialledNumber),
    // The space after +33 that the message itself shows is welcome.
    v.regex(
      /^(?:\+33[ .-]?|0)[1-9](?:[ .-]*\d){8}[\d .-]*$/,
      'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX',
    ),
    v.maxLength(phone.max, `Le numéro de téléphone ne peut pas dépasser ${phone.max} caractères`),
  ),
  company: v.pipe(
    required("Le nom de l'entreprise est requis", line),
    v.minLength(company.min, `Le nom de l'entreprise doit contenir au moins ${company.min} caractères`),
    v.maxLength(company.max, `Le nom de l'entreprise ne peut pas dépasser ${company.max} caractères`),
  ),
  position: v.pipe(
    v.nullish(v.string('La fonction doit être un texte'), ''),
    v.transform(line),
    v.maxLength(position.max, `La fonction ne peut pas dépasser ${position.max} caractères`),
  ),
  teamSize: choice(teamSizes, "Choisissez la taille de l'équipe dans la liste"),
  useCase: choice(useCases, "Choisissez le cas d'usage dans la liste"),
  message: v.pipe(
    required('Le message est requis', paragraphs),
    v.minLength(message.min, `Le message doit contenir au moins ${message.min} caractères`),
    v.maxLength(message.max, `Le message ne peut pas dépasser ${message.max} caractères`),
  ),
})

function personName(subject: string, { min, max }: { min: number; max: number }) {
  return v.pipe(
    required(`${subject} est requis`, plain),
    v.minLength(min, `${subject} doit contenir au moins ${min} caractères`),
    v.maxLength(max, `${subject} ne peut pas dépasser ${max} caractères`),
    v.regex(/^[\p{L}\p{M} '’-]+$/u, `${subject} ne peut contenir que des lettres, espaces, tirets et apostrophes`),
  )
}

function required(complaint: string, clean: (text: string) => string) {
  return v.pipe(v.string(complaint), v.transform(clean), v.nonEmpty(complaint))
}

function choice<const Options extends readonly string[]>(options: Options, complaint: string) {
  return v.pipe(
    v.nullish(v.pipe(v.string(complaint), v.trim()), ''),
    v.picklist(['' as const, ...options] as const, complaint),
  )
}

/** The characters that HTML's own e-mail field accepts, with a domain that has a dot. */
function emailFormat() {
  return /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i
}

/** Text as typed: whatever does not belong in it stays, so that the format refuses it. */
function plain(text: string) {
  return composed(text.replace(/[\u00a0\u202f]/g, ' ')).trim()
}

/** One line of free text. Line ends and other control characters become spaces: nothing here can start a mail header. */
function line(text: string) {
  return plain(wellFormed(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
}

/** Text with line breaks, which forms post as CRLF and scripts as LF. */
function paragraphs(text: string) {
  return composed(
    wellFormed(text)
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, ''),
  ).trim()
}

/**
 * In NFC. Marks on one letter are put in order at the cost of their square: beyond 30, which no language has (UAX #15,
 * stream-safe text), they are left out.
 */
function composed(text: string) {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')
}

/** Without halves of surrogate pairs, which a posted form and a database replace in the same way. */
function wellFormed(text: string) {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

function knownFields(input: unknown) {
  const given = isRecord(input) ? input : {}
  return Object.fromEntries(
    contactFieldNames.map((name) => [name, Object.hasOwn(given, name) ? given[name] : undefined]),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
