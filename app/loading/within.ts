/** What comes of it, or `otherwise` where it has failed or takes longer than so many milliseconds. */
export function within<Result>(milliseconds: number, coming: Promise<Result>, otherwise: Result): Promise<Result> {
  const late = new Promise<Result>((resolve) => setTimeout(resolve, milliseconds, otherwise))
  return Promise.race([coming.catch(() => otherwise), late])
}
