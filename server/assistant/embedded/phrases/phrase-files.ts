import assurances from './assurances.json' with { type: 'json' }
import company from './company.json' with { type: 'json' }
import definitions from './definitions.json' with { type: 'json' }
import details from './details.json' with { type: 'json' }
import inEnglish from './in-english.json' with { type: 'json' }
import legalNotice from './legal-notice.json' with { type: 'json' }
import method from './method.json' with { type: 'json' }
import models from './models.json' with { type: 'json' }
import notAnswered from './not-answered.json' with { type: 'json' }
import pageFacts from './page-facts.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import privacy from './privacy.json' with { type: 'json' }
import reachingUs from './reaching-us.json' with { type: 'json' }
import results from './results.json' with { type: 'json' }
import retention from './retention.json' with { type: 'json' }
import sectors from './sectors.json' with { type: 'json' }
import siteItself from './site-itself.json' with { type: 'json' }
import sovereignty from './sovereignty.json' with { type: 'json' }
import technologies from './technologies.json' with { type: 'json' }
import theAssistant from './the-assistant.json' with { type: 'json' }
import useCases from './use-cases.json' with { type: 'json' }

/** The ways to ask, by the name of their file. What stands in them is read and judged by read-phrases.ts. */
export const phraseFiles: Readonly<Record<string, unknown>> = {
  'assurances.json': assurances,
  'company.json': company,
  'definitions.json': definitions,
  'details.json': details,
  'legal-notice.json': legalNotice,
  'method.json': method,
  'models.json': models,
  'not-answered.json': notAnswered,
  'page-facts.json': pageFacts,
  'people.json': people,
  'privacy.json': privacy,
  'reaching-us.json': reachingUs,
  'results.json': results,
  'retention.json': retention,
  'sectors.json': sectors,
  'site-itself.json': siteItself,
  'sovereignty.json': sovereignty,
  'technologies.json': technologies,
  'the-assistant.json': theAssistant,
  'use-cases.json': useCases,
  'in-english.json': inEnglish,
}
