import type { Environment } from '#server/environment.ts'
import { companyFindings } from './company-file.ts'
import { departureFindings } from './departure-terms.ts'
import { deskFindings } from './desk.ts'
import type { Finding } from './finding.ts'
import { mailSettingsFindings } from './mail-settings.ts'
import { outsideServicesFindings } from './outside-services.ts'
import { siteAddressFindings } from './site-address.ts'

/** What the settings and the content say by themselves, without a disk or a network: for the start too. */
export function settingsFindings(environment: Environment): readonly Finding[] {
  return [
    ...companyFindings(),
    ...departureFindings(),
    ...siteAddressFindings(environment),
    ...mailSettingsFindings(environment),
    ...outsideServicesFindings(environment),
    ...deskFindings(environment),
  ]
}
