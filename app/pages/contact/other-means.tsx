import { contactPage } from '#content/contact-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { RichText } from '../../ui/rich-text.tsx'

const { title, items } = contactPage.means

/** The strip at the foot of the opening. */
export function OtherMeans() {
  return (
    <Later as="div" className="on-blue bg-deep [--room:35rem] lg:[--room:11rem]">
      <div className="wrap grid gap-x-8 gap-y-6 py-10 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] @5xl:py-0">
        <h2 className="text-h3 @5xl:max-w-[10ch] @5xl:py-8">{title}</h2>
        <dl className="grid @xl:grid-cols-2 @5xl:grid-cols-[repeat(4,minmax(0,auto))]">
          {items.map(({ icon, label, text, note }) => (
            <div key={label} className="border-white/20 py-4 @xl:border-l @xl:px-5 @5xl:py-8">
              <dt className="flex items-center gap-2.5 font-mono text-label text-haze">
                <Icon name={icon} className="size-[1.125rem]" />
                {label}
              </dt>
              <dd className="mt-1.5 text-balance">
                <RichText text={text} />
                {note && <span className="mt-1 block font-mono text-label text-haze">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Later>
  )
}
