import type { RichText } from './rich-text.ts'

/** A line of a list; with an id where something looks for this very line, whatever its words. */
export type Line<Text extends RichText = string> = Text | NamedLine<Text>

type NamedLine<Text> = { readonly id: string; readonly text: Text }

export function lineText<Text extends RichText>(line: Line<Text>): Text {
  return isNamed(line) ? line.text : line
}

export function isNamed<Text extends RichText>(line: Line<Text>): line is NamedLine<Text> {
  return typeof line === 'object' && 'id' in line
}
