/** As browsers say a colour: « #46546e » → « rgb(70, 84, 110) ». */
export function cssColour(hexadecimal: string): string {
  const parts = hexadecimal.match(/[\da-f]{2}/g)?.map((part) => Number.parseInt(part, 16))
  return `rgb(${parts?.join(', ')})`
}
