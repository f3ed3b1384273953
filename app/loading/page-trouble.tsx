import { shell } from '#content/shell.ts'
import { focusTitle } from '../shell/focus-title.ts'
import { RichText } from '../ui/rich-text.tsx'

const { trouble } = shell

/** What had the focus is gone with the page, and « Réessayer » goes when the page comes. */
function keepFocus(heading: HTMLElement | null) {
  heading?.focus()
  return () => {
    setTimeout(() => document.activeElement === document.body && focusTitle())
  }
}

/** In the place of a page that cannot be shown; the header and the footer lead on. */
export function PageTrouble({ retry }: { retry: () => void }) {
  return (
    <section className="on-blue bg-prussian text-white">
      <title>{trouble.title}</title>
      <div className="wrap py-16 md:py-20">
        <h1 ref={keepFocus} tabIndex={-1} className="max-w-[11em] text-h1">
          {trouble.title}
        </h1>
        <p className="measure mt-6 text-lead text-haze">{trouble.text}</p>
        <button type="button" className="button button-gold mt-8" onClick={retry}>
          {trouble.retry}
        </button>
        <p className="mt-8 text-haze [&_a]:whitespace-nowrap">
          <RichText text={trouble.otherMeans} />
        </p>
      </div>
    </section>
  )
}
