import type { Page } from '@playwright/test'

/** As far as a visitor may set it (WCAG 1.4.12). */
export function setTextWider(page: Page) {
  return addRules(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  )
}

/** As where a system rounds the width of each letter up. */
export function setLettersWider(page: Page) {
  return addRules(page, '* { letter-spacing: 0.01em !important }')
}

function addRules(page: Page, rules: string) {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}
