import { accessibilityDeclaration } from '#content/accessibility-declaration.ts'
import { accessibilitySummary } from '#content/accessibility-summary.ts'
import { firstSentencesOfAnswers, pageFacts } from '#content/assistant/spoken-words.ts'
import { assistantAnswers } from '#content/assistant-answers.ts'
import { hostingAssurances } from '#content/brand/hosting.ts'
import { legalNoticeVersions } from '#content/brand/legal-notice-history.ts'
import { nameStory } from '#content/brand/name-story.ts'
import { ownership } from '#content/brand/ownership.ts'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { assurances, assurancesInEnglish } from '#content/brand/promises.ts'
import { unansweredTopics } from '#content/brand/unanswered-topics.ts'
import { company } from '#content/company.ts'
import { contactForm } from '#content/contact-form.ts'
import { contactPage } from '#content/contact-page.ts'
import { contactSuccessPage } from '#content/contact-success-page.ts'
import { definitions } from '#content/definitions.ts'
import { externalServices } from '#content/external-services.ts'
import { faqEntries } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { languageModels, modelNotice } from '#content/language-models.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { licenceNotice } from '#content/licences.ts'
import { methodologySteps } from '#content/methodology.ts'
import { navigation } from '#content/navigation.ts'
import {
  contactFormFields,
  dataProtectionOfficerLink,
  dataSubjectRights,
  mailLink,
  phoneLink,
  postalAddress,
  retention,
  supervisoryAuthority,
  usingYourRights,
} from '#content/personal-data.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { promises } from '#content/promises.ts'
import { sectorPhrases } from '#content/sectors.ts'
import { servicesPage } from '#content/services-page.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { storedItems } from '#content/stored-items.ts'
import { technologies } from '#content/technologies.ts'
import { useCaseCategories, useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'

/** All of the content that the assistant answers from. */
export const siteContent = {
  /** A build that measures its audience says so. */
  isMeasured: false,
  accessibilityDeclaration,
  accessibilitySummary,
  assurances: { ...assurances, ...hostingAssurances },
  assurancesInEnglish,
  assistantAnswers,
  company,
  contactForm,
  contactFormFields,
  contactPage,
  contactSuccessPage,
  dataProtectionOfficerLink,
  dataSubjectRights,
  definitions,
  externalServices,
  faqEntries,
  firstSentences: firstSentencesOfAnswers,
  home,
  languageModels,
  legalNotice,
  legalNoticeVersions,
  licenceNotice,
  mailLink,
  methodologySteps,
  modelNotice,
  nameStory,
  navigation,
  ownership,
  pageFacts,
  phoneLink,
  postalAddress,
  privacyPolicy,
  privacyPolicyVersions,
  promises,
  retention,
  sectorPhrases,
  servicesPage,
  solutionsPage,
  storedItems,
  supervisoryAuthority,
  technologies,
  unansweredTopics,
  useCaseCategories,
  useCases,
  useCasesPage,
  usingYourRights,
}

export type SiteContent = typeof siteContent
