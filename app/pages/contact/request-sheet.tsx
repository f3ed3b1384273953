import { contactForm } from '#content/contact-form.ts'
import { ContactForm } from '../../contact/contact-form.tsx'
import { Later } from '../../ui/later.tsx'

/** The form on its map sheet: white paper, with the graduated frame of a survey map along its upper edge. */
export function RequestSheet() {
  return (
    <Later
      as="div"
      className="map-sheet [--room:75rem] lg:[--room:44rem] -mx-edge flex flex-col bg-paper px-edge pt-8 pb-8 text-ink sm:mx-0 sm:px-8 @5xl:row-span-2"
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="votre-demande" className="text-h3">
          {contactForm.title}
        </h2>
        <p className="text-label text-slate">{contactForm.requiredNotice}</p>
      </div>
      <ContactForm labelledBy="votre-demande" />
    </Later>
  )
}
