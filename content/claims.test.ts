import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { declaredRating } from '#testing/declared-rating.ts'
import { pageFacts } from './assistant/spoken-words.ts'
import { hostingAssurances } from './brand/hosting.ts'
import { ownership } from './brand/ownership.ts'
import { privacyPolicyVersions } from './brand/privacy-policy-history.ts'
import { assurances, departure } from './brand/promises.ts'
import { company } from './company.ts'
import type { Rating } from './company-facts.ts'
import { consentPurposes } from './consent-purposes.ts'
import { contactForm } from './contact-form.ts'
import { contactPage } from './contact-page.ts'
import { contactSuccessPage } from './contact-success-page.ts'
import { departureLimits, departureTerms, unlawfulDeparture } from './departure.ts'
import { faqEntries } from './faq.ts'
import { home } from './home.ts'
import { contactYears } from './kept-for.ts'
import { languageModels, modelNotice } from './language-models.ts'
import { legalNotice } from './legal-notice.ts'
import { licenceCounts } from './licences.ts'
import { methodologySteps } from './methodology.ts'
import { pages } from './pages.ts'
import { retentionPeriods } from './personal-data.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { departureInShort } from './promises.ts'
import { sectorPhrases } from './sectors.ts'
import { servicesPage } from './services-page.ts'
import { footerRecord } from './shell.ts'
import { solutionsPage } from './solutions-page.ts'
import { technologies } from './technologies.ts'
import { useCases } from './use-cases.ts'
import { useCasesPage } from './use-cases-page.ts'

test('The notice on models names each of them, and the countries to which questions may go', () => {
  for (const { name, country, openWeights } of languageModels) {
    expect(modelNotice).toContain(name)
    if (!openWeights) expect(modelNotice).toContain(country)
  }
})

test('A technology whose licence is no plain open-source one says so', () => {
  const plain = technologies
    .filter(({ licence }) => ['MIT', 'Apache 2.0', 'AGPL-3.0'].includes(licence))
    .map(({ name }) => name)
  const others = technologies.map(({ name }) => name).filter((name) => !plain.includes(name))
  expect([...licenceCounts.conditional].sort()).toEqual(others.sort())
})

test('No page calls the AI itself open source: some models are not, nor are two of the four technologies', () => {
  const settings = Object.values(pages).flatMap(({ description, ogDescription, title, ogTitle }) => [
    description,
    ogDescription,
    title,
    ogTitle,
  ])
  expect(settings.length).toBeGreaterThan(30)
  // The reserve on licences has no room there.
  for (const text of settings) expect(text).not.toMatch(/(?:IA(?: générative)?|plateformes?) open source/i)
})

test('Leaving is within what the Data Act allows, and told with its notice, its delay and its cost', () => {
  expect(unlawfulDeparture(departure, new Date())).toEqual([])
  for (const term of [`${departure.noticeMonths} mois`, `${departure.transferDays} jours`, 'frais']) {
    expect(departureTerms).toContain(term)
  }
  expect(faqEntries.find(({ id }) => id === 'depart')?.answer).toContain(departureTerms)
  // A project may be stopped at each of its steps.
  expect(departureTerms).toMatch(/^Pour une plateforme en service, préavis/)
  expect(JSON.stringify(solutionsPage)).toContain(departureInShort)
  // Article 29 forbids charges from 12 January 2027 only: until then to ask for none is our promise, not the law's.
  expect(departureTerms.split('2023/2854')[0]).not.toContain('frais')
})

test('The law is said to set limits, not to provide for the company’s own figures, and the build refuses figures beyond them', () => {
  expect(departureLimits).toEqual({ noticeMonths: 2, transferDays: 30, retrievalDays: 30, noChargeFrom: '2027-01-12' })
  expect(departureTerms).toMatch(/dans les limites du règlement.*2 mois au plus, 30 jours au plus, 30 jours au moins/)
  expect(JSON.stringify([departureTerms, pageFacts])).not.toMatch(
    /c'est ce que prévoit le règlement|comme le prévoit le règlement \(UE\) 2023/,
  )
  const before = new Date('2027-01-11')
  for (const [terms, named] of [
    [{ noticeMonths: 3 }, 'noticeMonths'],
    [{ transferDays: 31 }, 'transferDays'],
    [{ retrievalDays: 29 }, 'retrievalDays'],
  ] as const) {
    expect(unlawfulDeparture({ ...departure, ...terms }, before)).toEqual([expect.stringContaining(named)])
  }
  const charging = { ...departure, charge: 100 }
  expect(unlawfulDeparture(charging, before)).toEqual([])
  expect(unlawfulDeparture(charging, new Date('2027-01-12'))).toEqual([expect.stringMatching(/charge.*article 29/)])
  expect(readFileSync('tools/build/build.ts', 'utf8')).toContain('unlawfulDeparture(departure, new Date())')
})

test('The price of a project is told with what is paid on top of it', () => {
  const [onTop = ''] = assurances.recurringCosts?.split(' se paient') ?? []
  expect(faqEntries.find(({ id }) => id === 'cout-et-duree')?.answer).toContain(onTop)
  const [, left = ''] = /, hors (.+), précisé/.exec(servicesPage.estimate.cost.label) ?? []
  const each = left.split(/, | et /)
  expect(each.length).toBe(onTop.split(/, | et /).length)
  for (const name of each) expect(onTop.toLowerCase()).toContain(name)
})

test('Every figure says what it was counted on, or that it is a target', () => {
  const told = /[Oo]bjectif|[Cc]ompté/
  for (const { basis } of technologies.flatMap(({ figures }) => figures)) expect(basis).toMatch(told)
  for (const { detail } of methodologySteps.flatMap(({ figures = [] }) => figures)) expect(detail).toMatch(told)
  expect(servicesPage.steps.metricsCaption).toMatch(told)
})

test('Prices are without tax and say so', () => {
  expect(servicesPage.estimate.cost.figure).toMatch(/€\sHT$/)
  const prices = faqEntries.flatMap(({ answer }) => [...answer.matchAll(/\d\s?€.{0,4}/g)].map(([price]) => price))
  expect(prices.length).toBeGreaterThan(0)
  for (const price of prices) expect(price).toMatch(/€\sHT/)
})

test('Every sector of a use case says how one says « to » it', () => {
  const sectors = useCases.flatMap((useCase) => useCase.sectors.split(', '))
  const inSentence = sectors.map((sector) => sector.charAt(0).toLowerCase() + sector.slice(1))
  expect(inSentence.filter((sector) => !(sector in sectorPhrases))).toEqual([])
})

describe('A use says what the law adds to it:', () => {
  test.each([
    ['health data: a certified host', /médica|patient/i, 'HDS'],
    ['health data: what they are', /médica|patient/i, 'article 9'],
    ['health data: secrecy', /médica|patient/i, 'secret professionnel'],
    ['health data: when software is a medical device', /médica|patient/i, '2017/745'],
    ['admissions', /^Admissions/m, 'annexe III'],
    ['whoever talks to an AI is told', /usager|hors sujet/i, 'article 50'],
    ['recorded calls', /appel :/i, 'prévenus'],
    ['recorded meetings', /enregistrement transcrit/, "prévenu de l'enregistrement"],
  ])('%s', (_, uses, duty) => {
    const concerned = useCases.filter(({ applications }) =>
      uses.test(applications.map(({ name, explanation }) => `${name} : ${explanation}`).join('\n')),
    )
    expect(concerned.length).toBeGreaterThan(0)
    for (const { notice } of concerned) expect(notice).toContain(duty)
  })

  test('generated content', () => {
    for (const { notice } of useCases.filter(({ category }) => category === 'creation-contenu')) {
      expect(notice).toContain('article 50')
    }
  })
})

test('Decisions on public benefits, and insurance beside medical files, are not offered without a word', () => {
  const examining = technologies.filter(({ useCase }) => useCase.startsWith('Instruction de dossiers'))
  expect(examining).toHaveLength(1)
  for (const { useCase } of examining) expect(useCase).toContain('annexe III')
  for (const { sectors } of useCases.filter(({ notice }) => notice?.includes('HDS'))) {
    expect(sectors).not.toMatch(/assurance/i)
  }
})

test('Of every logo under « Open Source » the licence is known, and what it adds is told beside', () => {
  const plain = ['PostgreSQL', 'Kubernetes', 'Ollama', 'vLLM', 'Keycloak', 'Grafana', 'LangChain', 'Qdrant']
  const { logos, note } = home.technologies
  const others = logos.map(({ name }) => name).filter((name) => !plain.includes(name))
  expect(others.length).toBeGreaterThan(0)
  for (const name of others) expect(note).toContain(name)
})

describe('The rating', () => {
  const { provenance } = declaredRating
  const record = (rating: Rating) => JSON.stringify(footerRecord({ ...company, rating }))

  test('is shown with who collected and checked it, when, and where it can be read', () => {
    const shown = record(declaredRating)
    expect(shown).toContain('4,9/5 sur 127 avis, recueillis par A, contrôlés par B en mai 2026')
    for (const address of [provenance.url, provenance.rules]) expect(shown).toContain(`"${address}"`)
  })

  test('of the company is dated alike for readers and for the doctor', () => {
    // A company may have none.
    for (const { checkedOn, checkedUntil } of [company.rating?.provenance ?? []].flat()) {
      const month = new Date(checkedUntil).toLocaleDateString('fr-FR', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })
      expect(checkedOn).toBe(`en ${month}`)
    }
  })

  test('is not shown without all of that', () => {
    expect(record({ value: 4.9, count: 127 })).not.toContain('avis')
    expect(record({ ...declaredRating, provenance: { ...provenance, checkedOn: ' ' } })).not.toContain('avis')
  })
})

test('Publisher, parent company and host each say their country, their law and their shareholders', () => {
  const notice = JSON.stringify(legalNotice.sections.filter(({ id }) => id === 'editeur' || id === 'hebergeur'))
  for (const { country, law, shareholders } of Object.values(ownership)) {
    for (const fact of [country, law, shareholders]) expect(notice.toLowerCase()).toContain(fact.toLowerCase())
  }
  expect(notice.split('Propriétaires').length - 1).toBe(3)
})

test('The solutions page shows what the company file answers to buyers, and nothing else', () => {
  const given = { ...assurances, ...hostingAssurances }
  expect(solutionsPage.commitment.assurances.map(({ text }) => text)).toEqual(
    expect.arrayContaining(Object.values(given)),
  )
  expect(solutionsPage.commitment.assurances).toHaveLength(Object.keys(given).length)
})

test('The form says who is responsible, for how long, which rights there are, and to whom to write', () => {
  const told = JSON.stringify(contactForm.information)
  const kept = retentionPeriods.rows.map(([, duration]) => duration)[0]
  expect(kept).toMatch(new RegExp(`^${contactYears}\\sans au plus après`))
  for (const part of ['pour répondre à votre demande', 'mesures précontractuelles', 'intérêt légitime']) {
    expect(told).toContain(part)
  }
  for (const part of [company.legal.name, `${contactYears} ans au plus après`, 'accéder', 'effacer', 'opposer']) {
    expect(told).toContain(part)
  }
  expect(told).toContain(`mailto:${company.legal.dataProtectionOfficer.email}`)
  expect(JSON.stringify(contactForm.consent)).toContain('/politique-confidentialite')
  for (const part of ['3 ans', 'mailto:']) expect(JSON.stringify(contactForm.consent)).not.toContain(part)
})

describe('The privacy policy', () => {
  const told = JSON.stringify(privacyPolicy).replaceAll(/\s/g, ' ')

  test('gives a usage that rests on consent for each purpose that the banner asks about', () => {
    const usages = privacyPolicy.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' && block.columns.includes('Base légale') ? block.rows : []))
    const byConsent = usages.filter(([, , basis]) => String(basis).startsWith('Votre consentement'))
    expect(byConsent).toHaveLength(consentPurposes.length)
    expect(JSON.stringify(legalNotice)).toContain('Retenir vos préférences')
  })

  test('shows beside its date that it was completed since, and when', () => {
    const [latest, ...earlier] = privacyPolicyVersions
    expect(privacyPolicy.updated).toMatchObject({ isoDate: privacyPolicyVersions.at(-1)?.isoDate })
    expect(JSON.stringify(privacyPolicy.updated).includes(`Complétée le ${latest.text}`)).toBe(earlier.length > 0)
  })

  test("keeps apart the site's logs, which hold no address, and the host's, which may", () => {
    expect(told).toContain(
      "Ceux de l'hébergeur et du serveur qui relaie vos requêtes peuvent contenir votre adresse IP",
    )
    expect(told).not.toContain('Nos journaux techniques')
  })

  test('says how long backups and requests about rights live on', () => {
    expect(told).toContain('sauvegardes')
    expect(retentionPeriods.rows.map(([name]) => name)).toContain('Demandes de droits')
  })
})

test('The form says once how long data is kept and to whom to write', () => {
  const told = JSON.stringify([contactForm.consent, contactForm.information])
  for (const part of ['au plus après', 'accéder', `mailto:${company.legal.dataProtectionOfficer.email}`]) {
    expect(told.split(part).length - 1, part).toBe(1)
  }
})

test('A reply is promised on working days, where the words are ours', () => {
  const [, contact] = contactPage.next.steps
  const [support] = solutionsPage.commitment.support
  const texts = [contact.text, contactSuccessPage.steps[1].text, support?.text]
  for (const text of texts) expect(text).toContain('les jours ouvrés')
  expect(useCasesPage.closing.text).toContain('les jours ouvrés')
  expect(contactForm.fields.message.hint).toContain("aux heures d'ouverture")
})
