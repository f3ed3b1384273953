/** Calls `onPassed` unless it is moved or ended in time. */
export function createDeadline(onPassed: (reason: string) => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    set(milliseconds: number, reason: string) {
      clearTimeout(timer)
      timer = setTimeout(() => onPassed(reason), milliseconds)
    },
    end() {
      clearTimeout(timer)
    },
  }
}
