/** Fills in `{name}`. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** « 1 note », « 3 notes » */
export function counted({ one, other }: { readonly one: string; readonly other: string }, count: number): string {
  return fill(count === 1 ? one : other, { count: String(count) })
}
