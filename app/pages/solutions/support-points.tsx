import { solutionsPage } from '#content/solutions-page.ts'
import { Icon } from '../../ui/icon.tsx'

/** What goes on after the first day in service. */
export function SupportPoints() {
  const { supportTitle, support } = solutionsPage.commitment
  return (
    <div className="ground-blue mt-20 rounded bg-prussian @wide:mt-28">
      <h3 className="border-b border-line p-cell text-h3 @middle:px-10 @middle:py-8">{supportTitle}</h3>
      <ul className="grid divide-y divide-line @wide:grid-cols-3 @wide:divide-x @wide:divide-y-0">
        {support.map(({ icon, title, text }) => (
          <li key={title} className="p-cell @middle:px-10 @middle:py-9">
            <h4 className="flex items-center gap-3 text-lead @max-3xs:flex-wrap font-semibold">
              <Icon name={icon} className="text-haze" />
              {title}
            </h4>
            <p className="mt-3 text-haze">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
