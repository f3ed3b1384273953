export const longestQuery = 100

/** The words that an address of the use cases looks for. */
export function readQuery(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').slice(0, longestQuery)
}
