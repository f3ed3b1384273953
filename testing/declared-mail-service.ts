import type { ExternalService } from '#content/external-services.ts'

/** Somebody outside of Europe who carries mails, as an operator declares it. */
export const declaredMailService: ExternalService = {
  host: 'smtp.mails.example',
  purpose: 'mail',
  name: 'Mails Example',
  company: 'Mails Example Inc.',
  country: { name: 'États-Unis', safeguard: 'clauses contractuelles types' },
  terms: 'https://mails.example/privacy',
}
