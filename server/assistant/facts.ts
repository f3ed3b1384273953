import type { LegalBlock, LegalDocument } from '#content/legal-document.ts'
import { isNamed, type Line } from '#content/named-line.ts'
import { blockLines, factLine } from './legal-lines.ts'
import { markdown } from './markdown.ts'
import type { SiteContent } from './site-content.ts'

/** The content no longer has what something is built from. The message says which file had it, under which id. */
class MissingFact extends Error {
  constructor(file: string, id: string) {
    super(`content/${file} no longer has « ${id} »`)
  }
}

/** The item with this id; `file` is the one of content/ that had it. */
export function byId<Item extends { readonly id?: string }>(items: readonly Item[], id: string, file: string): Item {
  const found = items.find((item) => item.id === id)
  if (!found) throw new MissingFact(file, id)
  return found
}

/** The line with this id in a list of which some lines have one. */
export function lineById(lines: readonly Line[], id: string, file: string): string {
  return byId(lines.filter(isNamed), id, file).text
}

/** A sentence that stands in the text of an item and has an id of its own. */
export function statementOf(
  { statements = {} }: { readonly statements?: Readonly<Record<string, string>> },
  id: string,
  file: string,
): string {
  const found = statements[id]
  if (found === undefined) throw new MissingFact(file, id)
  return found
}

export type Facts = ReturnType<typeof createFacts>

/** What the content says, by ids that it gives: rewording changes what is told, never whether it is found. */
export function createFacts(content: SiteContent) {
  const faqEntry = (id: string) => byId(content.faqEntries, id, 'faq.ts')
  const policy = legalFacts(content.privacyPolicy, 'privacy-policy.ts')
  const notice = legalFacts(content.legalNotice, 'legal-notice.ts')
  const declaration = legalFacts(content.accessibilityDeclaration, 'accessibility-declaration.ts')
  return {
    policy,
    notice,
    declaration,
    faqEntry,
    faq: (id: string) => faqEntry(id).answer,
    faqStatement: (id: string, statement: string) => statementOf(faqEntry(id), statement, 'faq.ts'),
    step: (id: string) => byId(content.methodologySteps, id, 'methodology.ts'),
    technology: (id: string) => byId(content.technologies, id, 'technologies.ts'),
    theUseCase: (id: string) => byId(content.useCases, id, 'use-cases.ts'),
  }
}

/** Statements of a legal text: a paragraph, an item of a list, a fact; with the section's heading left aside. */
function legalFacts(document: LegalDocument, file: string) {
  const blocks = document.sections.flatMap((section) => section.blocks)
  return {
    /** As it reads on its own: « term : detail » for a fact. */
    line(id: string): string {
      const [found] = blocks.flatMap((block) => lineIn(block, id))
      if (found === undefined) throw new MissingFact(file, id)
      return found
    },
    /** A fact without its term. */
    detail: (id: string) =>
      markdown(
        byId(
          blocks.flatMap((block) => (block.kind === 'facts' ? block.items : [])),
          id,
          file,
        ).detail,
      ),
    /** Everything that a block says. */
    lines: (id: string) =>
      blockLines(
        byId(
          blocks.filter((block) => block.kind === 'list' || block.kind === 'facts'),
          id,
          file,
        ),
      ),
    statement: (id: string) => statementOf(document, id, file),
  }
}

function lineIn(block: LegalBlock, id: string): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.id === id ? [markdown(block.text)] : []
    case 'list':
      return block.items.flatMap((item) => (isNamed(item) && item.id === id ? [markdown(item.text)] : []))
    case 'facts':
      return block.items.flatMap((item) => (item.id === id ? [factLine(item)] : []))
    default:
      return []
  }
}
