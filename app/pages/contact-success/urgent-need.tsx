import { contactSuccessPage } from '#content/contact-success-page.ts'

const { title, call, text } = contactSuccessPage.urgent

export function UrgentNeed() {
  return (
    <div className="grow basis-88">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-3">
        <a href={call.href} className="text-link whitespace-normal font-heading text-h2 tracking-[-0.022em]">
          {call.text}
        </a>
      </p>
      <p className="mt-4 font-mono text-label text-slate">{text}</p>
    </div>
  )
}
