/** « 01 » for the first layer. */
export function layerNumber(index: number) {
  return String(index + 1).padStart(2, '0')
}
