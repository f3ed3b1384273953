import { contactPage } from '#content/contact-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'

const { title, items } = contactPage.why

/** On wide screens the lines run on to the form's sheet, as sights do. */
export function DemoReasons() {
  return (
    <Later as="div" className="[--room:25rem] @5xl:-mr-16 @5xl:[--room:30rem]">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-5 border-t border-trace">
        {items.map(({ icon, title: reason, text }) => (
          <li
            key={reason}
            className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-trace py-4 last:border-0 @5xl:pr-16"
          >
            <Icon name={icon} className="mt-0.5 text-haze" />
            <div>
              <h3 className="font-text text-body font-semibold tracking-normal">{reason}</h3>
              <p className="mt-1 text-small text-haze">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Later>
  )
}
