import type { Line } from './named-line.ts'
import type { RichText } from './rich-text.ts'

/** A page of legal text: read from top to bottom, with a table of contents. The page numbers the sections. */
export type LegalDocument = {
  readonly title: string
  readonly introduction: RichText
  readonly updated: LastUpdate
  readonly contentsTitle: string
  readonly sections: readonly LegalSection[]
  /** Parts of sentences that are also told alone. */
  readonly statements?: Readonly<Record<string, string>>
}

/** The label ends with a space: label and date read as one sentence. */
export type LastUpdate =
  | { readonly kind: 'today'; readonly label: string }
  | {
      readonly kind: 'fixed'
      readonly label: string
      readonly isoDate: string
      readonly text: string
      /** What was added to the text since, without rewriting it, and when last. */
      readonly completed?: { readonly isoDate: string; readonly text: RichText }
    }

export type LegalSection = {
  /** Anchor in French, kebab-case. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

/** A block, an item of a list or a fact has an id where something looks for this very one, whatever its words. */
export type LegalBlock = LegalSubtitle | LegalParagraph | LegalList | LegalFacts | LegalTable

type LegalSubtitle = { readonly kind: 'subtitle'; readonly text: string }

export type LegalParagraph = {
  readonly kind: 'paragraph'
  readonly id?: string
  readonly text: RichText
  /** Told only in a build that measures no audience. */
  readonly unmeasured?: true
}

type LegalList = { readonly kind: 'list'; readonly id?: string; readonly items: readonly Line<RichText>[] }

export type LegalFacts = {
  readonly kind: 'facts'
  readonly id?: string
  readonly items: readonly { readonly id?: string; readonly term: string; readonly detail: RichText }[]
}

export type LegalTable = {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly string[]
  /** As many cells as columns; the first one names the row. */
  readonly rows: readonly (readonly RichText[])[]
}

/** What changed in a legal text, and when; `text` is the date as it is read. */
type LegalVersion = { readonly isoDate: string; readonly text: string; readonly changes: string }

export type LegalHistory = readonly [LegalVersion, ...LegalVersion[]]
