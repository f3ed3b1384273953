import type { ExternalService } from './external-services.ts'
import { staysInEurope } from './recipients.ts'

/** Where the site and what it keeps are; a fact of the assistant's, to who asks whether data leaves Europe, only while none does. */
export function hosting(services: readonly ExternalService[]): string {
  return staysInEurope(services)
    ? "Le site et les données qui y sont collectées sont hébergés dans l'Espace économique européen."
    : "Le site est hébergé dans l'Espace économique européen, comme les données qu'il garde ; celles qui en sortent vont aux services que nomme la politique de confidentialité."
}
