/** Keeps what is being written in this tab, under the name that the field carries, until it was saved. */
export function keepDrafts(found: string) {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-draft]')) {
    const name = `equipe-brouillon:${field.dataset.draft}`
    if (field.dataset.saved !== undefined) sessionStorage.removeItem(name)
    const kept = sessionStorage.getItem(name)
    if (kept && field.value === '') {
      field.value = kept
      const hint = document.getElementById(`${field.id}-draft`)
      if (hint) hint.textContent = found
    }
    field.addEventListener('input', () => {
      if (field.value) sessionStorage.setItem(name, field.value)
      else sessionStorage.removeItem(name)
    })
  }
  // Nothing of anybody stays in the tab of whoever leaves.
  document.querySelector('form[data-leave]')?.addEventListener('submit', () => {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith('equipe-')) sessionStorage.removeItem(name)
  })
}
