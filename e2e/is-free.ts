import type { Locator } from '@playwright/test'

/** Whether nothing of it is cut off or lies under something else. */
export function isFree(part: Locator) {
  return part.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const corners = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const
    return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)))
  })
}
