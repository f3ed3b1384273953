import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toTheTeam } from '#server/contact/contact-store.ts'
import { linkSeconds, sessionSeconds } from '#server/desk/cookies.ts'
import { officeHours } from '#server/desk/office-hours.ts'
import { readEnvironment } from '#server/environment.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { nextParisMorning } from '#server/paris-time.ts'
import { duty } from '#testing/duties.ts'
import { textsOf } from '#testing/texts-of.ts'
import { accessReport } from './access-report.ts'
import { accessibilityDeclaration } from './accessibility-declaration.ts'
import { legalNoticeVersions } from './brand/legal-notice-history.ts'
import { privacyPolicyVersions } from './brand/privacy-policy-history.ts'
import { departure, offer } from './brand/promises.ts'
import { consent } from './consent.ts'
import { consentBanner } from './consent-banner.ts'
import { type ConsentPurpose, consentPurposes } from './consent-purposes.ts'
import { contactMails } from './contact-mails.ts'
import { contactPage } from './contact-page.ts'
import { contactSuccessPage } from './contact-success-page.ts'
import { deskAudit } from './desk/audit.ts'
import { deskFigures } from './desk/figures.ts'
import { deskPerson } from './desk/person.ts'
import { faqEntries, sovereignty } from './faq.ts'
import { languageModels, modelNote, modelNotice, modelNoticeOn } from './language-models.ts'
import { legalNotice } from './legal-notice.ts'
import { contactSuccessSettings } from './pages/contact-success.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { promises } from './promises.ts'
import { purposesChangedOn } from './purposes-changed-on.ts'
import { reasons } from './services-by-consent.ts'
import { shell } from './shell.ts'
import { solutionsPage } from './solutions-page.ts'
import { storedItems } from './stored-items.ts'

const policy = JSON.stringify(privacyPolicy).replace(/[\s\u00a0\u202f]+/g, ' ')

test.each([
  ['réservé aux personnes qui traitent votre demande', 'who-has-access', 'npm run leads'],
  ["liés par le contrat que prévoit l'article 28", 'who-else-sees-data', 'the contract of article 28'],
  ["n'entraînons aucun modèle", 'who-else-sees-data', 'may not train'],
  ['Nous transmettons rectifications, effacements et limitations', 'somebody-asks-for-their-rights', 'article 19'],
  ['Directives après le décès', 'somebody-asks-for-their-rights', 'after death'],
  ["n'achetons aucun fichier", 'what-is-done-when-it-is-asked-for', 'No list of addresses is bought'],
  ['nous ne les lisons pas toutes', 'somebody-reads-what-comes', 'list --quarantine'],
  ['la page demandée (et ce que vous y cherchez)', 'logs', 'query strings under `/equipe`'],
  ['chiffrés (HTTPS)', 'encryption', 'put TLS in front'],
  [
    'Les pages que vous lisez ne déposent aucun cookie',
    'behind-a-proxy-or-a-cdn',
    'What stands in front sets no cookie',
  ],
  ["journal de notre équipe, dans l'Espace économique européen", 'who-else-sees-data', 'Servers and backups stay in'],
  ["sans les empreintes d'adresses IP", 'contact-requests-the-store', 'What ends within minutes or days is left out'],
  ['sauvegarde est détruite au bout de 90 jours au plus', 'mailboxes-and-backups', 'Rotate backups within 90 days'],
  ['sauvegarde est détruite au bout de 90 jours au plus', 'mailboxes-and-backups', '-type f -mtime +87 -delete'],
  ["ceux de l'hébergeur compris", 'logs', '`MaxRetentionSec=364day` and `MaxFileSec=1day`'],
  ["Nos serveurs n'en gardent pas un mot", 'logs', 'no gateway in front of one, may write prompts'],
  [
    'reconnaît une visite à cette adresse tronquée',
    'audience-figures',
    'Anonymized IP addresses when enriching visits',
  ],
  ["Avec votre accord seulement : les pages vues et l'heure", 'audience-figures', 'Geolocation choose « Disabled »'],
  ['Les données de mesure sont gardées 13 mois au plus', 'audience-figures', 'old reports after 11 months'],
  ['envoyé à leur adresse professionnelle', 'who-has-access', 'addresses of work'],
  ['Si ce risque est élevé, nous vous prévenons aussi', 'a-data-breach', '`npm run leads -- breach` prints'],
  ['Si ce risque est élevé, nous vous prévenons aussi', 'a-data-breach', 'erased within the last 90 days'],
])('What the policy says, « %s », is a duty of the operator', (said, anchor, words) => {
  expect(policy.toLowerCase()).toContain(said.toLowerCase())
  expect(duty(anchor)).toContain(words)
})

test('What the confirmation promises to whoever asked for nothing, and the notice to whoever finds an error, is somebody’s duty', () => {
  expect(contactMails.confirmation.notYou.answer).toContain('nous effaçons cette demande')
  expect(duty('what-is-done-when-it-is-asked-for')).toMatch(
    /asked for nothing is promised that the request is erased.*`npm run leads -- erase` .* takes all of it/,
  )
  expect(textsOf(legalNotice).join(' ')).toMatch(/erreur/i)
  expect(duty('what-is-done-when-it-is-asked-for')).toContain('the correction of an error')
})

test('A few hours are promised to whoever writes « urgent »: nobody is to look into the mailbox more rarely', () => {
  const urgent = contactPage.means.items.find(({ id }) => id === 'urgent')
  expect(JSON.stringify(urgent)).toContain(`Réponse sous ${promises.urgent}`)
  expect(duty('somebody-reads-what-comes')).toContain('every two opening hours')
  expect(offer.urgentAnswerHours).toBeGreaterThan(2)
})

test('A purpose, or what it stores, does not change without a new question to those who chose before', () => {
  const optional = storedItems.filter(({ allowedBy }) => allowedBy !== 'essential').map(({ name }) => name)
  const asked = createHash('sha256')
    .update(JSON.stringify([consent.purposes, optional]))
    .digest('hex')
    .slice(0, 12)
  // On 17 November 2026 the words came to tell all that each purpose sends, which is what it sent before.
  expect({ asked, since: purposesChangedOn }).toEqual({ asked: '56486fc42616', since: '2025-01-28' })
})

test('Wherever a model is named, so is every country to which a question may go, and on whose word', () => {
  for (const { country } of languageModels) expect(modelNotice).toContain(country)
  expect(modelNotice).toContain("que si vous l'avez autorisé")
})

test('All that is kept with a conversation is told, that the panel is open too', () => {
  const kept = readFileSync('app/assistant/stored-conversation.ts', 'utf8').match(
    /conversationKey, JSON\.stringify\(\{([^}]*)\}/,
  )
  expect(kept?.[1]?.trim().split(', ')).toEqual(['isOpen', 'draft', 'turns'])
  const item = storedItems.find(({ name }) => name === 'assistant-conversation')
  expect(item?.purpose).toMatch(
    /conversation.*la question que vous n'avez pas encore envoyée, et s'il est ouvert ou fermé/,
  )
  expect(policy).toMatch(
    /La conversation, la question[^"]*et l'état de l'assistant, ouvert ou fermé[^"]*mémoire de session/,
  )
  expect(storedItems.find(({ name }) => name === 'assistant-panel')).toMatchObject({
    allowedBy: 'preferences',
    place: 'localStorage',
  })
  expect(policy).toMatch(
    /Si vous acceptez les préférences, il retient aussi, d'une visite à l'autre, si l'assistant est ouvert/,
  )
})

test('Called at its publisher, a model of either kind is said to get the passages of documents too, under the law of its country', () => {
  for (const model of languageModels) {
    const [called] = modelNoticeOn(model).match(/[^.]*que si vous l'avez autorisé.*/) ?? []
    expect(called).toMatch(/la question et les passages joints.*droit de son pays \(/)
    expect(called).toContain(model.country)
    expect(modelNote(model), 'beside its name').toContain(model.country)
  }
  expect(faqEntries.find(({ id }) => id === 'hebergement')?.answer).toMatch(
    /Une question, avec les passages joints, n'en sort que si/,
  )
})

test('Whoever is sorted out by a machine reads on the spot what to do when no mail comes', () => {
  const [confirmation] = contactSuccessPage.steps
  expect(readFileSync('server/contact/contact-store.ts', 'utf8')).toContain("if (quarantine) return 'none'")
  expect(confirmation.text).toMatch(/en général.*Appelez le/)
  expect(policy).toMatch(/tri automatique.*pas d'email de confirmation.*appelez-nous/)
})

test('Where the opening hours are told as such, so are the days on which nobody is counted on to answer', () => {
  expect(officeHours.isOpen(Date.parse('2026-07-14T10:00+02:00'))).toBe(false)
  expect(officeHours.isOpen(Date.parse('2026-07-15T10:00+02:00'))).toBe(true)
  expect(JSON.stringify(contactPage.means.items.find(({ id }) => id === 'hours'))).toMatch(/jours fériés/i)
  const told = [legalNotice, accessibilityDeclaration, shell, solutionsPage, contactSuccessPage, contactMails]
  for (const content of told) {
    const hours = textsOf(content).filter((text) => /lundi au vendredi/i.test(text))
    expect(hours).not.toEqual([])
    for (const text of hours) expect(text).toContain('hors jours fériés')
  }
})

test('One leaves on the terms that the company promises, wherever leaving is told', () => {
  expect(sovereignty.answer).toContain(`préavis de ${departure.noticeMonths} mois au plus`)
  expect(sovereignty.answer).not.toContain('quand vous voulez')
})

test('Both legal texts tell of everything that the server is sent or counts', () => {
  const notice = JSON.stringify(legalNotice).replace(/[\s\u00a0\u202f]+/g, ' ')
  for (const text of [policy, notice]) {
    expect(text).toMatch(/compt(?:ent|ons) les questions,? par jour et par sujet/)
    expect(text).toMatch(/temps écoulé avant (?:l'|son )envoi/)
    expect(text).not.toContain("n'en gardent rien")
  }
  const purposes = privacyPolicy.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' && block.columns.includes('Base légale') ? block.rows : [])),
  )
  expect(JSON.stringify(purposes)).toContain("temps d'envoi du formulaire")
})

test('The policy tells that a request is mailed to the team, one that is set aside excepted, and every cookie of its desk with its time', () => {
  expect(toTheTeam('x', false)).toMatchObject([{ kind: 'team' }])
  expect(policy).toContain('Notre équipe reçoit chaque demande par email, sauf celles qui sont mises à part')
  expect(toTheTeam('x', true)).toMatchObject([{ kind: 'team' }, { kind: 'webhook' }])
  expect(reasons.webhook).toMatch(/chaque demande lui est transmise, sauf celles qui sont mises à part$/)
  expect([sessionSeconds / 3600, linkSeconds / 60]).toEqual([12, 15])
  expect(policy).toContain(`pendant ${sessionSeconds / 3600} heures et, pendant ${linkSeconds / 60} minutes`)
})

test('The team is told of what a machine sent on the next morning, as the policy says', () => {
  const sentAt = Date.parse('2026-11-16T03:00+01:00')
  expect(nextParisMorning(sentAt)).toBe(Date.parse('2026-11-17T08:00+01:00'))
  expect(policy).toContain('notre équipe en reçoit le nombre le lendemain matin')
})

test('What is said of the desk holds where there is none: nothing is said of it that is not bound to its being in use', () => {
  expect(readEnvironment({}).TEAM_EMAILS).toEqual([])
  const told = [...textsOf(privacyPolicy), ...textsOf(legalNotice)].filter((text) => /\bbureau\b/.test(text))
  const history = new Set(textsOf([legalNoticeVersions, privacyPolicyVersions]))
  const present = told.filter((text) => !history.has(text))
  expect(present.length).toBeGreaterThan(4)
  for (const text of present)
    expect(text).toMatch(/quand (?:il|le bureau de notre équipe) est en service|à ce bureau|n'affiche que/i)
})

test('No page that a visitor reads is said to be without cookies in words that the desk would break', () => {
  for (const text of [...textsOf(privacyPolicy), ...textsOf(legalNotice)]) {
    expect(text).not.toMatch(/\b(?:le|ce) site ne dépose aucun cookie/i)
  }
  expect(policy).toContain('Les pages que vous lisez ne déposent aucun cookie')
})

test('Every use that the desk makes of requests has its purpose and its legal basis in the policy', () => {
  const usages = privacyPolicy.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' && block.columns.includes('Base légale') ? block.rows : [])),
  )
  const dataOf = (usage: RegExp) => String(usages.find(([name]) => usage.test(String(name)))?.[1])
  expect(Object.keys(deskFigures.breakdowns.label)).toEqual(['useCases', 'teamSizes'])
  expect(deskFigures.requests.today.title).toBe('Demandes du jour')
  expect(dataOf(/en combien de temps nous y répondons/)).toMatch(
    /par jour, par semaine, par cas d'usage et par taille d'équipe/,
  )
  expect(Object.keys(deskAudit.actions)).toContain('read')
  expect(dataOf(/a accédé à vos données/)).toContain('Journal des lectures et des changements')
  for (const usage of [/^Répondre à votre demande/, /^Vous recontacter/]) expect(dataOf(usage)).toContain('suivi')
  expect(dataOf(/vidéo/)).toMatch(/Adresse IP, adresse de ce site, ce que votre navigateur/)
  expect(dataOf(/abus/)).toContain('signalements de sécurité')
  const notice = textsOf(legalNotice).join(' ')
  for (const part of ['en combien de temps nous y répondons', 'a accédé à vos données', "celle d'où vous venez"]) {
    expect(notice).toContain(part)
  }
})

test('Training is excluded wherever a model is called at its publisher, not for proprietary ones alone', () => {
  const training = faqEntries.find(({ id }) => id === 'entrainement')?.answer
  expect(training).toContain("Quand un modèle est appelé chez son éditeur, c'est par un accès dont le contrat exclut")
  for (const { name, openWeights } of languageModels) {
    if (openWeights === 'some') expect(modelNotice).toMatch(new RegExp(`certains ${name}.*les autres ${name}`))
  }
})

test('A confirmation is promised nowhere without « en général », its page in search results included', () => {
  const told = [...textsOf(contactPage.next), ...textsOf(contactSuccessPage), contactSuccessSettings.description]
  const promised = told.filter(
    (text) => /email (?:vous|de confirmation|arrive)|Il arrive/i.test(text) && text.length > 30,
  )
  expect(promised.length).toBeGreaterThan(2)
  for (const text of promised) expect(text).toContain('en général')
})

test('The declaration speaks of the pages that are open to the public: nobody has assessed the desk with it', () => {
  expect(JSON.stringify(accessibilityDeclaration)).toContain('toutes les pages de ce site qui sont ouvertes au public')
})

test('The declaration says nothing of the video that VIDEO_URL would make untrue', () => {
  const told = textsOf(accessibilityDeclaration).filter((text) => /vidéo/i.test(text))
  expect(told.length).toBeGreaterThan(1)
  for (const text of told) expect(text).not.toMatch(/exemple|rien à regarder/)
})

test('The banner promises what holds whoever takes the form in: it names what visitors choose about, not every service', () => {
  expect(Object.keys(reasons)).toContain('backend')
  expect(consentBanner.text).toMatch(/ni mesure d'audience, ni lecteur vidéo, ni cookie/)
  expect(consentBanner.text).not.toContain('aucun service')
})

test('The banner names each purpose that « Tout accepter » allows, and where one changes one’s mind', () => {
  const names = { preferences: 'préférences', analytics: 'audience', marketing: 'vidéo' } satisfies Record<
    ConsentPurpose,
    string
  >
  for (const purpose of consentPurposes) expect(consentBanner.text).toContain(names[purpose])
  expect(consentBanner.text).toContain("Vous pouvez changer d'avis au bas de chaque page")
})

test('When confirmations go on again is told of the rate that is set, which is an hour by default', () => {
  const { allConfirmations } = abuseLimits('192.0.2.1', 'secret', readEnvironment({}).CONTACT_RATE)
  expect(allConfirmations.rate.seconds).toBe(3600)
  expect(contactMails.confirmationLimit.paragraphs.join(' ')).toMatch(
    /dans l'heure, avec la valeur d'origine de CONTACT_RATE/,
  )
})

test('What is stored beside a request against doubles is told, and so is what the desk keeps in the browsers of the team', () => {
  const store = readFileSync('server/contact/contact-store.ts', 'utf8')
  expect(store).toMatch(
    /fingerprintOf[\s\S]*hash\('sha256', JSON\.stringify\(request\)[\s\S]*hash\('sha256', mailboxOf\(email\)/,
  )
  // The browser makes the key of a number and a digest of the content.
  expect(readFileSync('app/contact/send-contact-request.ts', 'utf8')).toMatch(/draftId\(\)\}-\$\{digest\(body\)/)
  expect(policy).toMatch(/porte un numéro et des empreintes.*votre adresse/)
  const desk = ['drafts', 'shortcuts'].map((name) => readFileSync(`app/desk/client/${name}.ts`, 'utf8')).join('')
  expect(desk.match(/'equipe-[a-z]+/g)).toEqual(["'equipe-brouillon", "'equipe-raccourcis"])
  expect(policy).toMatch(/bureau[^"]*dans leur navigateur, le brouillon de leurs notes et le réglage des raccourcis/)
})

test('What is kept for a time « au plus » is not said to be erased after it', () => {
  expect(policy).not.toMatch(/effacée?s? après \d/)
  expect(policy).toMatch(/Journal des lectures et des changements faits à ce bureau","1 an au plus/)
})

test('Nobody is told that nothing is held on an address under which the desk may name a member of the team', () => {
  expect(readFileSync('server/store/tables.ts', 'utf8')).toMatch(/DeskAuditTable = \{[^}]*who: string/)
  expect(deskPerson.nothing).toContain("sauf à un membre de l'équipe")
  expect(accessReport.nothing).toMatch(/aucune demande.*ni email qui s'y rapporte/)
  expect(duty('somebody-asks-for-their-rights')).toContain('A member of the team who asks')
})
