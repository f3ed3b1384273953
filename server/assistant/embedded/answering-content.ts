import { assistantAnswers } from '#content/assistant-answers.ts'
import { company } from '#content/company.ts'
import { home } from '#content/home.ts'
import { servicesPage } from '#content/services-page.ts'
import { technologies } from '#content/technologies.ts'
import type { SiteContent } from '../site-content.ts'

/** Of the content, what is wanted while a question is answered. The rest is in the topics: the server has it from there alone. */
export type AnsweringContent = Pick<SiteContent, keyof typeof answeringContent>

export const answeringContent = { assistantAnswers, company, home, servicesPage, technologies }
