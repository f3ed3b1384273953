import { missingSubjectLabels } from '#content/desk/assistant-figures.ts'
import { everydayWords } from '../language/everyday-words.ts'
import type { SiteContent } from '../site-content.ts'
import { companyWords } from './company-words.ts'
import { askFor, type MissingSubject } from './phrases/ask-for.ts'
import { phraseFiles } from './phrases/phrase-files.ts'
import { readPhrases } from './phrases/read-phrases.ts'
import { spoken } from './spoken-answers.ts'
import { type Saying, type Sayings, type Topic, type TopicSite, topicSite } from './topic.ts'
import { accessibilityResultTopics } from './topics/accessibility-results.ts'
import { assuranceTopics } from './topics/assurances.ts'
import { companyTopics } from './topics/company.ts'
import { declaredServiceTopics } from './topics/declared-services.ts'
import { definitionTopics } from './topics/definitions.ts'
import { detailTopics } from './topics/details.ts'
import { isVersion, legalChangeTopics } from './topics/legal-changes.ts'
import { legalNoticeTopics } from './topics/legal-notice.ts'
import { methodTopics } from './topics/method.ts'
import { modelTopics } from './topics/models.ts'
import { notAnswered, notOnSite } from './topics/not-answered.ts'
import { pageFactTopics } from './topics/page-facts.ts'
import { peopleTopics } from './topics/people.ts'
import { privacyTopics } from './topics/privacy.ts'
import { reachingUs } from './topics/reaching-us.ts'
import { resultTopics } from './topics/results.ts'
import { retentionTopics } from './topics/retention.ts'
import { sectorTopics } from './topics/sectors.ts'
import { siteItselfTopics } from './topics/site-itself.ts'
import { sovereigntyTopics } from './topics/sovereignty.ts'
import { technologyTopics } from './topics/technologies.ts'
import { assistantTopics } from './topics/the-assistant.ts'
import { limitedToThisSite } from './topics/this-site-only.ts'
import { useCaseTopics } from './topics/use-cases.ts'

const groups: readonly ((site: TopicSite) => Sayings)[] = [
  companyTopics,
  reachingUs,
  methodTopics,
  resultTopics,
  useCaseTopics,
  sectorTopics,
  technologyTopics,
  modelTopics,
  definitionTopics,
  detailTopics,
  sovereigntyTopics,
  assuranceTopics,
  retentionTopics,
  privacyTopics,
  declaredServiceTopics,
  legalNoticeTopics,
  accessibilityResultTopics,
  legalChangeTopics,
  assistantTopics,
  pageFactTopics,
  siteItselfTopics,
  notAnswered,
  peopleTopics,
]

const written = readPhrases(phraseFiles)

export type CreatedTopics = {
  readonly topics: readonly Topic[]
  /** What visitors ask about the company and the site does not say, by subject: how often each is wanted is counted. */
  readonly missing: readonly MissingSubject[]
  /** A sentence for each topic that is left out because the content no longer has what it says. */
  readonly lost: readonly string[]
  /** A sentence for each thing that does not fit in the ways to ask: whose, and in which file. */
  readonly phraseProblems: readonly string[]
}

/** Everything that the embedded assistant knows how to say of this content. Never throws: what cannot be said is named. */
export function createTopics(content: SiteContent): CreatedTopics {
  const { sayings, absent, lost, twice } = sayAll(topicSite(content))
  const identified = [...sayings].map(([id, saying]) => ({ id, ...saying }))
  const asked = askFor(identified, written.phrases, {
    values: phraseValues(content),
    unanswered: notOnSite,
    // The versions of legal texts are by their date: those that have words of their own may be another company's.
    absent: [...absent, ...Object.keys(missingSubjectLabels), ...[...written.phrases.keys()].filter(isVersion)],
  })
  const phraseProblems = [...twice, ...written.problems, ...asked.problems]
  return { topics: asked.topics, missing: asked.missing, lost, phraseProblems }
}

/** A sentence for each topic that cannot be said of this content, with the fact that is gone and the file that had it. */
export function lostTopics(content: SiteContent): readonly string[] {
  return sayAll(topicSite(content)).lost
}

function sayAll(site: TopicSite) {
  const sayings = new Map<string, Saying>()
  const absent: string[] = []
  const lost: string[] = []
  const twice: string[] = []
  const seen = new Set<string>()
  for (const [id, say] of groups.flatMap((group) => Object.entries(group(site)))) {
    if (seen.has(id)) {
      twice.push(`Two topics have the id « ${id} »: the first one counts.`)
      continue
    }
    seen.add(id)
    try {
      const saying = site.content.unansweredTopics.includes(id) ? undefined : say()
      if (saying) sayings.set(id, spoken(id, limitedToThisSite(id, saying), site.content))
      else absent.push(id)
    } catch (error) {
      absent.push(id)
      const reason = error instanceof Error ? error.message : String(error)
      lost.push(`The assistant's topic « ${id} » is left out: ${reason}.`)
    }
  }
  return { sayings, absent, lost, twice }
}

/** What stands in any phrase for `{company}` and the like. */
function phraseValues({ company, nameStory, promises, useCases }: SiteContent) {
  return {
    company: company.name,
    legalName: company.legal.name,
    parent: company.parent.name,
    founded: String(company.foundedIn),
    capital: company.legal.capital,
    price: promises.project.cost,
    duration: promises.project.duration,
    callBack: promises.callBack,
    urgent: promises.urgent,
    storyQuestion: nameStory.questions,
    ...companyWords(company),
    sector: [...new Set(useCases.flatMap(({ sectors }) => sectors.split(', ')))],
    everyday: everydayWords,
  }
}
