import type { RichText } from './rich-text.ts'

/** A page of legal text: read from top to bottom, with a table of contents. The page numbers the sections. */
export type LegalDocument = {
  readonly title: string
  readonly introduction: RichText
  readonly updated: LastUpdate
  readonly contentsTitle: string
  readonly sections: readonly LegalSection[]
}

/** The label ends with a space: label and date read as one sentence. */
export type LastUpdate =
  | { readonly kind: 'today'; readonly label: string }
  | {
      readonly kind: 'fixed'
      readonly label: string
      readonly isoDate: string
      readonly text: string
      /** What was added to the text since, without rewriting it. */
      readonly completed?: RichText
    }

export type LegalSection = {
  /** Anchor in French, kebab-case. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

export type LegalBlock = LegalSubtitle | LegalParagraph | LegalList | LegalFacts | LegalTable

type LegalSubtitle = { readonly kind: 'subtitle'; readonly text: string }

export type LegalParagraph = { readonly kind: 'paragraph'; readonly text: RichText }

type LegalList = { readonly kind: 'list'; readonly items: readonly RichText[] }

export type LegalFacts = {
  readonly kind: 'facts'
  readonly items: readonly { readonly term: string; readonly detail: RichText }[]
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
