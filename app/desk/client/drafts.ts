const kind = 'equipe-brouillon:'

/** Keeps what is being written in this tab, under the name that the field carries (who, for which request), until it was saved. */
export function keepDrafts(found: string) {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-draft]')) {
    const name = `${kind}${field.dataset.draft}`
    forgetOthers(`${name.split(' ', 1)[0]} `)
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

/** A session may have ended with a colleague's words in the tab: they are not for whoever comes next. */
function forgetOthers(own: string) {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(kind) && !name.startsWith(own)) sessionStorage.removeItem(name)
}
