import { createContext, use } from 'react'
import type { PostedContactForm } from '#contract/posted-contact-form.ts'
import { dataId } from '../document-ids.ts'

/** What the server gave back, for the first form of the visit: the form takes it out of the box when it goes. */
type Box = { form: PostedContactForm | undefined }

/** For the renderer; a browser finds the box in the page. */
export const PostedFormContext = createContext<Box | undefined>(undefined)

let inPage: Box | undefined

export function usePostedForm(): Box {
  const given = use(PostedFormContext)
  if (given) return given
  inPage ??= { form: readPostedForm() }
  return inPage
}

/** Written by render.tsx into the page that answers a post without JavaScript. */
function readPostedForm(): PostedContactForm | undefined {
  const data = document.getElementById(dataId)?.textContent
  return data ? JSON.parse(data).contactForm : undefined
}
