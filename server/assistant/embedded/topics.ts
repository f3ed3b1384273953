import { assurances } from '#content/company/assurances.ts'
import { company } from '#content/company.ts'
import { missingSubjectLabels } from '#content/desk/assistant-figures.ts'
import { publishedRating } from '#content/rating.ts'
import { useCases } from '#content/use-cases.ts'
import { everydayWords } from '../language/everyday-words.ts'
import { askFor, type MissingSubject } from './phrases/ask-for.ts'
import { phraseFiles } from './phrases/phrase-files.ts'
import { readPhrases } from './phrases/read-phrases.ts'
import type { Saying, Topic } from './topic.ts'
import { assuranceTopics, unfilledAssurances } from './topics/assurances.ts'
import { theCompany } from './topics/company.ts'
import { definitionTopics } from './topics/definitions.ts'
import { detailTopics } from './topics/details.ts'
import { legalNoticeTopics } from './topics/legal-notice.ts'
import { methodTopics } from './topics/method.ts'
import { modelTopics } from './topics/models.ts'
import { competitors, discourtesy, notOnSite, offTopic } from './topics/not-answered.ts'
import { privacyTopics } from './topics/privacy.ts'
import { reachingUs } from './topics/reaching-us.ts'
import { resultTopics } from './topics/results.ts'
import { retentionTopics } from './topics/retention.ts'
import { sectorTopics } from './topics/sectors.ts'
import { sovereigntyTopics } from './topics/sovereignty.ts'
import { technologyTopics } from './topics/technologies.ts'
import { assistantTopics } from './topics/the-assistant.ts'
import { useCaseTopics } from './topics/use-cases.ts'

const sayings: readonly Saying[] = [
  ...theCompany,
  ...reachingUs,
  ...methodTopics,
  ...resultTopics,
  ...useCaseTopics,
  ...sectorTopics,
  ...technologyTopics,
  ...modelTopics,
  ...definitionTopics,
  ...detailTopics,
  ...sovereigntyTopics,
  ...assuranceTopics(assurances),
  ...retentionTopics,
  ...privacyTopics,
  ...legalNoticeTopics,
  ...assistantTopics,
  offTopic,
  competitors,
  notOnSite,
  discourtesy,
]

const written = readPhrases(phraseFiles)
const asked = askFor(sayings, written.phrases, {
  values: {
    company: company.name,
    legalName: company.legal.name,
    parent: company.parent.name,
    city: company.address.city,
    country: company.address.country,
    sector: [...new Set(useCases.flatMap(({ sectors }) => sectors.split(', ')))],
    everyday: everydayWords,
  },
  unanswered: notOnSite.id,
  absent: [
    ...Object.keys(missingSubjectLabels),
    ...unfilledAssurances(assurances),
    ...(publishedRating(company.rating) ? [] : ['rating']),
  ],
})

/** Everything that the embedded assistant knows how to say. */
export const topics: readonly Topic[] = asked.topics

/** What visitors ask about the company and the site does not say, by subject: how often each is wanted is counted. */
export const missingSubjects: readonly MissingSubject[] = asked.missing

/** What stands in phrases/ and is no way to ask for a topic, and topics that nobody can ask for. */
export const phraseProblems: readonly string[] = [...written.problems, ...asked.problems]
