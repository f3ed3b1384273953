import { assurances } from '#content/brand/promises.ts'
import type { Topic } from './topic.ts'
import { assuranceTopics } from './topics/assurances.ts'
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

/** Everything that the embedded assistant knows how to say. */
export const topics: readonly Topic[] = [
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
