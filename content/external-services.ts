import { demoVideo } from './brand/video.ts'
import type { EeaCountry, ServiceCountry } from './countries.ts'

/** What an outside service is for. */
export type ServicePurpose = 'models' | 'audience' | 'video' | 'mail' | 'database' | 'backend' | 'pages' | 'webhook'

/** What no variable shows is declared by the operator alone: docs/operations.md, « Who else sees data ». */
export type CheckedPurpose = Exclude<ServicePurpose, 'pages'>

type Use =
  /** Visitors choose about these: who chose before the service came is asked again. */
  | { readonly purpose: 'audience' | 'video'; readonly since: `${number}-${number}-${number}` }
  /** Its contract excludes training on what it is sent, as the texts say, and fixes how long it keeps that: 0 for not at all. */
  | { readonly purpose: 'models'; readonly noTraining: true; readonly keptDays: number }
  /** The legal notice says that the site and what it collects are hosted in the European Economic Area. */
  | { readonly purpose: 'database' | 'backend' | 'pages'; readonly country: EeaCountry }
  | { readonly purpose: 'mail' | 'webhook' }

export type ExternalService = Use & {
  readonly country: ServiceCountry
  /**
   * As it stands in the variable: `LLM_BASE_URL`, `MATOMO_URL`, `VIDEO_URL`, `SMTP_URL`, `DATABASE_URL`,
   * `BACKEND_URL`, `LEADS_WEBHOOK_URL`.
   */
  readonly host: string
  readonly name: string
  /** Who runs it, and answers for it. */
  readonly company: string
  /** Where its terms on personal data can be read. */
  readonly terms: string
}

/**
 * Every service of somebody else that this site uses, declared once. The privacy policy and the cookie dialog are written
 * from this list; the build and the start refuse a configured host that is not in it. What runs on this machine or in a
 * private network is the operator's own and does not belong here. The first is the brand's, from content/brand/video.ts, and the only « video ».
 */
export const externalServices: readonly ExternalService[] = [
  {
    host: new URL(demoVideo.url).hostname,
    purpose: 'video',
    ...demoVideo.service,
  },
]
