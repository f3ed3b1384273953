import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import english from '#server/assistant/embedded/english-answers.json' with { type: 'json' }
import { confirmationKey } from '#server/contact/contact-store.ts'
import { shownCount } from '#server/desk/figures/shown-count.ts'
import { textsOf } from '#testing/texts-of.ts'
import { accessReport } from './access-report.ts'
import { accessibilityDeclaration } from './accessibility-declaration.ts'
import firstSentences from './assistant/first-sentences.json' with { type: 'json' }
import pageFacts from './assistant/page-facts.json' with { type: 'json' }
import { consent } from './consent.ts'
import { contactMails } from './contact-mails.ts'
import { contactSuccessPage } from './contact-success-page.ts'
import { deskAudit } from './desk/audit.ts'
import { deskPerson } from './desk/person.ts'
import { faqEntries } from './faq.ts'
import { backupDays, contactYears, contractYears } from './kept-for.ts'
import { legalNotice } from './legal-notice.ts'
import { privacyPolicy } from './privacy-policy.ts'

const said = {
  policy: textsOf(privacyPolicy),
  notice: textsOf(legalNotice),
  facts: pageFacts.map(({ answer }) => answer),
  first: textsOf(firstSentences),
  english: textsOf(english),
  desk: textsOf([deskAudit, deskPerson]),
}
const all = Object.values(said).flat()

test('Whoever is told that the team’s trail notes what is opened is told that of the list it does not note whom it shows', () => {
  expect(readFileSync('server/desk/list-routes.ts', 'utf8')).toContain("action: 'list' }")
  expect(all.filter((text) => /chaque lecture|(?:each|every) reading/i.test(text))).toEqual([])
  const noted = all.filter((text) =>
    /(?:ouverture|Qui a ouvert).*jamais le contenu|opening.*never the content/i.test(text),
  )
  expect(noted).toHaveLength(7)
  for (const text of noted) {
    expect(text).toMatch(/demandes (?:qu'elle|que) montre|not the requests it shows/)
    if (text !== deskAudit.introduction) expect(text).toMatch(/journal y est notée|the log itself/)
  }
  expect(accessReport.followUp.notNoted).toContain('ni les demandes que montre la liste')
})

test('A customer who leaves is told of all that stays: contract papers and what was said and written', () => {
  const told = [faqEntries.find(({ id }) => id === 'depart')?.answer, factOf('data-after-leaving')]
  for (const text of told) {
    expect(text).toMatch(/effaçons (?:ensuite )?les données de votre plateforme/)
    expect(text).toMatch(new RegExp(`contractuelles.*${contractYears} ans.*échanges ${contactYears} ans au plus`))
  }
  expect(english['data-after-leaving']).toMatch(/platform.*10 years.*exchanges for 3 years at most/)
  expect(all.filter((text) => /effaçons (?:ensuite )?vos données|we erase your data, /i.test(text))).toEqual([])
})

test('An erasure leaves what serves in court, on which contracts rest after their end, wherever its exceptions are told', () => {
  expect(said.policy.join()).toContain('intérêt légitime à nous défendre en justice')
  expect(said.notice.join()).toContain('nous défendre en justice après un contrat')
  const told = [...all, ...textsOf(accessReport)].filter((text) =>
    /loi nous oblige à garder|law obliges us to keep/.test(text),
  )
  expect(told.length).toBeGreaterThan(4)
  for (const text of told) expect(text).toMatch(/défendre en justice|defend ourselves in court/)
})

test('Nobody is promised that everything is erased at once while backups hold it', () => {
  const inBackups = `${backupDays} jours au plus`
  for (const text of [contactMails.confirmation.notYou.answer, deskPerson.notices.erased, deskPerson.erase.text])
    expect(text).toContain(inBackups)
  expect(contactMails.confirmation.notYou.answer).not.toContain('effaçons tout')
})

test('That a machine reads a message for its urgency, and what the desk adds for its search, is told', () => {
  const search = readFileSync('server/desk/settle-requests.ts', 'utf8')
  expect(search).toMatch(/urgent: [\s\S]*search: /)
  const policy = said.policy.join('\n')
  expect(policy).toMatch(/machine seule.*« urgent » ou « urgence » dans votre message avance en général l'heure/)
  expect(policy).toMatch(/le site y ajoute l'heure à laquelle nous devons répondre et un texte pour la retrouver/)
  for (const texts of [said.policy, said.notice])
    expect(texts.join()).toContain('notes, urgence, délai, texte de recherche')
  expect([firstSentences['automated-decisions'], english['automated-decisions']].join()).toMatch(
    /« urgent ».*en général.*“urgent”.*usually/,
  )
  expect(accessReport.purposes.text).toContain('« urgent »')
})

test('That a day brings one confirmation for all requests, and that a real one is let out of quarantine, is told', () => {
  const [morning, evening] = [Date.parse('2026-11-17T08:00Z'), Date.parse('2026-11-17T18:00Z')]
  expect(confirmationKey('Lea+essai@organisation.fr', morning)).toBe(confirmationKey('lea@organisation.fr', evening))
  const policy = said.policy.join('\n')
  expect(policy).toContain("plus d'une confirmation pour les demandes d'un même jour")
  expect(contactSuccessPage.steps[0].text).toContain("un seul pour les demandes d'un même jour")
  expect(readFileSync('server/desk/release-request.ts', 'utf8')).toContain('toTheTeam(id, forwarded), confirmation')
  expect(policy).toContain('Si elle y reconnaît une vraie demande, celle-ci suit le cours des autres.')
})

test('Each switch of the cookie dialog tells all that it allows, and where more is said', () => {
  const { analytics, marketing, preferences } = consent.purposes
  for (const told of ['pages vues', 'heure', 'durée', "page d'où vous venez", 'langue', 'appareil', 'adresse IP'])
    expect(analytics.text).toContain(told)
  expect(marketing.text).toMatch(/adresse IP, l'adresse de ce site .* cookies/)
  expect(preferences.text).toContain('notre serveur reçoit si vous la rechargez')
  expect(privacyPolicy.sections.map(({ id }) => id)).toContain(consent.dialog.policy.section)
})

test('The declaration of accessibility leaves out the pages of the desk, of which one answers anybody', () => {
  const told = textsOf(accessibilityDeclaration).filter((text) =>
    /^Toutes les pages|toutes les pages de ce site/.test(text),
  )
  expect(told).toHaveLength(2)
  for (const text of [...told, factOf('accessibility-pages'), factOf('accessibility-public-pages')])
    expect(text).toMatch(/hors cel.*bureau/)
  for (const text of [english['accessibility-pages'], english['accessibility-public-pages']])
    expect(text).toMatch(/except .*desk/)
})

function factOf(id: string) {
  return pageFacts.find((fact) => fact.id === id)?.answer ?? ''
}

test('Whoever is told that the desk shows « moins de 5 » is told of which counts: none is shown as none', () => {
  expect([0, 1, 4, 5].map(shownCount)).toEqual([0, 'few', 'few', 5])
  const told = [...said.policy, ...said.facts, ...said.english].filter((text) =>
    /n'affiche que « moins de 5 »|shows only (?:“fewer than 5”|« moins de 5 »)/.test(text),
  )
  expect(told).toHaveLength(5)
  for (const text of told) expect(text).toMatch(/De une? à quatre|From one to four/)
})
