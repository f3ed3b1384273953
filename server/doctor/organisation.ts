/** The part of a name that somebody registered: with « co.uk » and the like, three labels. */
export function organisation(name: string): string {
  const labels = name.toLowerCase().split('.')
  return labels.slice((labels.at(-2)?.length ?? 0) > 3 ? -2 : -3).join('.')
}
