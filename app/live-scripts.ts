import type * as Hydrate from './hydrate.tsx'

/** The files that make this page live; the first one is what boot.ts runs. */
function liveScripts() {
  return document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ') ?? []
}

/** Has them in the browser's cache, and runs none of them; not for who is short of data. */
export function fetchAhead() {
  if (navigator.connection?.saveData) return
  // A failed fetch is tried again when the file is wanted.
  for (const url of liveScripts()) bring(url, { priority: 'low' }).catch(() => {})
}

/** Fetched before it is run, because browsers keep a script that failed, and would never ask for it again. */
export async function loadReact(): Promise<typeof Hydrate> {
  const [hydrate = ''] = liveScripts()
  await bring(hydrate)
  return import(/* @vite-ignore */ hydrate)
}

async function bring(url: string, how?: RequestInit) {
  const answer = await fetch(url, how)
  if (!answer.ok) throw answer
  // To its end: only a whole answer stays in the browser's cache, from which it is then used.
  await answer.arrayBuffer()
}
