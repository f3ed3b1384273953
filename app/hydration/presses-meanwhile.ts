/**
 * React takes in what is pressed while it adopts the page, and answers afterwards; where it renders the page anew, such a
 * press goes with the old element. Returns what tells those.
 */
export function keepPressesMeanwhile() {
  const kept: HTMLElement[] = []
  function keep({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (button) kept.push(button)
  }
  document.addEventListener('click', keep, true)
  return () => {
    document.removeEventListener('click', keep, true)
    return kept.filter(({ isConnected }) => !isConnected)
  }
}
