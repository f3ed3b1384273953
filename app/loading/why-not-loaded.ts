import { shell } from '#content/shell.ts'
import type { Toast } from '../ui/toast.tsx'
import { GoneFile } from './load-files.ts'

/** What to say where a part of the page (a dialog, a panel) could not be fetched. */
export function whyNotLoaded(error: unknown): Toast {
  return { tone: 'error', ...(error instanceof GoneFile ? shell.newVersion : shell.notLoaded) }
}
