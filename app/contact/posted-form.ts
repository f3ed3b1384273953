import { createContext } from 'react'
import type { PostedContactForm } from '#contract/posted-contact-form.ts'
import { dataId } from '../document.ts'

/** What the server gave back, for the first form of the visit: the form takes it out of the box when it goes. */
export const PostedFormContext = createContext<{ form: PostedContactForm | undefined }>({ form: undefined })

/** Written by render.tsx into the page that answers a post without JavaScript. */
export function readPostedForm(): PostedContactForm | undefined {
  const data = document.getElementById(dataId)?.textContent
  return data ? JSON.parse(data).contactForm : undefined
}
