import { expect, test } from 'vitest'
import { duty } from '#testing/duties.ts'
import { howMuchIsRun } from '#testing/how-much-is-run.ts'
import { accessReport } from './access-report.ts'
import { consent } from './consent.ts'
import { consentBanner } from './consent-banner.ts'
import { contactForm } from './contact-form.ts'
import { contactMails } from './contact-mails.ts'
import { legalNotice } from './legal-notice.ts'
import { retentionPeriods } from './personal-data.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { storedItems } from './stored-items.ts'

/** What carries a duration out: a test of that title, or a part of docs/operations.md that says what to set, in these words. */
type Keeper = { test: string; title: string } | { duty: string; says: string }

const purge: Keeper = {
  test: 'server/contact/retention.test.ts',
  title: 'purges three years after the last interaction',
}
const choice: Keeper = { test: 'app/consent/expired-consent.test.ts', title: '182 days have passed' }
const spacing: Keeper = {
  test: 'app/contact/last-submission.test.ts',
  title: 'is kept for 30 seconds, in which another one is too soon, and is then erased',
}
const visitors: Keeper = { test: 'server/contact/housekeeping.test.ts', title: 'outlives a day, whatever rate is set' }
const draft: Keeper = { test: 'e2e/contact-form.spec.ts', title: 'keeps its draft through a reload, in this tab only' }
const conversation: Keeper = { test: 'app/assistant/stored-conversation.test.ts', title: 'is kept in the tab alone' }
const withdrawal: Keeper = { test: 'e2e/consent-effects.spec.ts', title: 'until the permission goes' }
const trail: Keeper = {
  test: 'server/contact/housekeeping.test.ts',
  title: 'What the team did is forgotten after a year',
}
const session: Keeper = { test: 'server/desk/sign-in.test.ts', title: 'A session ends after twelve hours' }
const followUp: Keeper = { test: 'server/rights/rights.test.ts', title: 'Erasure takes the notes along' }
const answers: Keeper = { duty: 'somebody-asks-for-their-rights', says: 'one month from the day' }
const machines: Keeper = { test: 'server/contact/retention.test.ts', title: 'request after 90 days' }
const audience: Keeper = { duty: 'audience-figures', says: '390 days, every day' }
const logs: Keeper = { duty: 'logs', says: 'maxage 362' }
const contracts: Keeper = { duty: 'contracts-and-accounts', says: '10 years' }

const rows: Readonly<Record<string, readonly Keeper[]>> = {
  'Demandes de contact et échanges avec nous': [
    purge,
    { duty: 'mailboxes-and-backups', says: 'a retention rule of 1,095 days' },
    {
      duty: 'mailboxes-and-backups',
      says: 'in the CRM that `LEADS_WEBHOOK_URL` feeds: 1,095 days, with corrections, limitations and erasures',
    },
  ],
  "Demandes qui semblent venir d'un robot": [machines],
  'Suivi de votre demande au bureau de notre équipe, quand il est en service : état, responsable, notes, urgence, délai, texte de recherche':
    [followUp],
  'Journal des lectures et des changements faits à ce bureau': [trail],
  'Données contractuelles': [contracts],
  "Données techniques de la mesure d'audience": [audience],
  'Journaux techniques du serveur': [logs],
  'Adresse IP, pour limiter le nombre de requêtes par visiteur': [
    visitors,
    { test: 'server/limits/memory-rate-limiter.test.ts', title: 'is forgotten when the window ends' },
  ],
  "Conversation avec l'assistant": [
    { test: 'server/log-privacy.test.ts', title: 'the store holds no question' },
    conversation,
  ],
  "Nombre de questions à l'assistant, par jour et par sujet": [
    { test: 'server/assistant/question-counts.test.ts', title: 'the daily purge has ended those of' },
  ],
  'Choix sur les cookies': [choice],
  'Demandes de droits': [answers],
}

const items: Readonly<Record<(typeof storedItems)[number]['name'], Keeper>> = {
  'cookie-consent': choice,
  'cookie-consent-date': choice,
  'last-contact-submission': spacing,
  'contact-draft': draft,
  'contact-draft-id': { test: 'e2e/contact-delivery.spec.ts', title: 'keeps its key through a reload' },
  'assistant-conversation': conversation,
  'assistant-panel': withdrawal,
  'use-case-category': withdrawal,
}

/** Every length of time that the legal texts, the dialog, the form and the mails name. */
const durations: Readonly<Record<string, Keeper>> = {
  '3 ans': purge,
  '10 ans': contracts,
  '13 mois': audience,
  '12 mois': logs,
  '6 mois': choice,
  'six mois': choice,
  '182 jours': choice,
  'une journée': visitors,
  '90 jours': { duty: 'mailboxes-and-backups', says: 'within 90 days' },
  '30 jours': { test: 'server/contact/housekeeping.test.ts', title: 'signed in is forgotten before 30 days are over' },
  '24 heures': { duty: 'audience-figures', says: '24 hours' },
  '1 an': trail,
  'un an': trail,
  '12 heures': session,
  'un mois': answers,
  'deux mois': answers,
  '72 heures': { duty: 'a-data-breach', says: '72 hours' },
  '30 secondes': spacing,
}

const everyText = JSON.stringify([
  privacyPolicy,
  legalNotice,
  consent,
  consentBanner,
  storedItems,
  contactForm,
  contactMails,
  accessReport,
]).replace(/[\s\u00a0\u202f]+/g, ' ')

test('Every row of the table of durations is carried out by a test or by a duty that operations.md explains', () => {
  const named = retentionPeriods.rows.map(([name]) => String(name))
  expect(Object.keys(rows).toSorted()).toEqual(named.toSorted())
  for (const keeper of Object.values(rows).flat()) expectKept(keeper)
})

test('So is what each item in the browser says of its end', () => {
  expect(Object.keys(items).toSorted()).toEqual(storedItems.map(({ name }) => name).toSorted())
  for (const keeper of Object.values(items)) expectKept(keeper)
})

test('So is every other length of time that is promised, and none is named in vain', () => {
  const named = everyText.match(/(?:\d+|une?|deux|trois|six|douze) (?:ans?|mois|jours?|journées?|heures?|secondes)\b/g)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(durations).toSorted())
  for (const keeper of Object.values(durations)) expectKept(keeper)
})

function expectKept(keeper: Keeper) {
  if ('duty' in keeper) expect(duty(keeper.duty), keeper.duty).toContain(keeper.says)
  else expect(howMuchIsRun(keeper.test, keeper.title), `${keeper.test}: ${keeper.title}`).toMatch(/whole|example/)
}
