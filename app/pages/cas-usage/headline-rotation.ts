export const turnInterval = 3000

/** What stops the turning for as long as it lasts, without a press on the button. */
export type Hold = 'pointer' | 'focus' | 'hidden-page'

export type Rotation = { readonly index: number; readonly paused: boolean; readonly holds: readonly Hold[] }

export type RotationEvent =
  | { readonly type: 'turn'; readonly count: number }
  | { readonly type: 'press' }
  | { readonly type: 'hold' | 'release'; readonly hold: Hold }

export const atFirstHeadline: Rotation = { index: 0, paused: false, holds: [] }

export function isTurning({ paused, holds }: Rotation) {
  return !paused && holds.length === 0
}

export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  const { index, paused, holds } = rotation
  switch (event.type) {
    case 'turn':
      return { ...rotation, index: (index + 1) % event.count }
    case 'press':
      // Who presses « play » points at the button and has the focus on it: neither may hold the sentences back then.
      return paused ? { index, paused: false, holds: [] } : { ...rotation, paused: true }
    case 'hold':
      return holds.includes(event.hold) ? rotation : { ...rotation, holds: [...holds, event.hold] }
    case 'release':
      return { ...rotation, holds: holds.filter((hold) => hold !== event.hold) }
  }
}
