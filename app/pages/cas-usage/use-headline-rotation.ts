import { useEffect, useReducer } from 'react'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'
import { atFirstHeadline, type Hold, isTurning, rotate, turnInterval } from './headline-rotation.ts'

/** Turns through `count` headlines while the visitor sees the page, is not busy with them and has nothing against it. */
export function useHeadlineRotation(count: number) {
  const [rotation, dispatch] = useReducer(rotate, atFirstHeadline)
  const still = useReducedMotion()
  const turning = isTurning(rotation) && !still

  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => dispatch({ type: 'turn', count }), turnInterval)
    return () => clearInterval(timer)
  }, [turning, count])

  useEffect(() => {
    const follow = () => dispatch({ type: document.hidden ? 'hold' : 'release', hold: 'hidden-page' })
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  return {
    index: rotation.index,
    paused: rotation.paused,
    turning,
    press: () => dispatch({ type: 'press' }),
    hold: (hold: Hold) => dispatch({ type: 'hold', hold }),
    release: (hold: Hold) => dispatch({ type: 'release', hold }),
  }
}
