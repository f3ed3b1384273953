/** The nth highest of some numbers, without putting them all in order: only the part that it lies in is looked at again. */
export function nthHighest(numbers: Float64Array, nth: number): number {
  const list = numbers.slice()
  const wanted = list.length - nth
  let from = 0
  let to = list.length - 1
  while (from < to) {
    const middle = list[(from + to) >> 1] ?? 0
    let low = from
    let high = to
    while (low <= high) {
      while ((list[low] ?? 0) < middle) low++
      while ((list[high] ?? 0) > middle) high--
      if (low > high) break
      const lower = list[high] ?? 0
      list[high--] = list[low] ?? 0
      list[low++] = lower
    }
    if (wanted <= high) to = high
    else if (wanted >= low) from = low
    else return middle
  }
  return list[wanted] ?? 0
}
