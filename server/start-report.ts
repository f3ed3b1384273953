import type { Environment } from './environment.ts'

/** What a person who has just started the site wants to know; the log says the same in JSON. */
export function startReport(environment: Environment, port: number): string[] {
  const next = missingSettings(environment)
  return [
    `Listening on http://localhost:${port}`,
    ...embeddedParts(environment).map((part) => `  ${part}`),
    ...(next.length > 0 ? [`To put it online, set ${next.join(', ')}: docs/operations.md says how.`] : []),
  ]
}

export function embeddedParts({ DATABASE_URL, SMTP_URL, LLM_BASE_URL, LLM_PROVIDERS, DATA_DIR }: Environment) {
  return [
    !DATABASE_URL && `store: SQLite in ${DATA_DIR} (DATABASE_URL is not set)`,
    !SMTP_URL && `mail: .eml files in ${DATA_DIR}/mail (SMTP_URL is not set)`,
    !LLM_BASE_URL && LLM_PROVIDERS.length === 0 && 'assistant: embedded (LLM_BASE_URL is not set)',
  ].filter((part) => part !== false)
}

/** The variables most wanted, in the order in which one comes to them. */
function missingSettings({ SITE_URL, SMTP_URL, DATABASE_URL, LLM_BASE_URL, LLM_PROVIDERS }: Environment) {
  return [
    new URL(SITE_URL).hostname === 'localhost' && 'SITE_URL',
    !SMTP_URL && 'SMTP_URL',
    !DATABASE_URL && 'DATABASE_URL',
    !LLM_BASE_URL && LLM_PROVIDERS.length === 0 && 'LLM_BASE_URL',
  ].filter((name) => name !== false)
}
