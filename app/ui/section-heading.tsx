/** A section's title and the lines that introduce it. */
export function SectionHeading({ id, title, introduction }: { id?: string; title: string; introduction?: string }) {
  return (
    <div className="max-w-[44rem]">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {introduction && <p className="mt-4 text-lead text-slate">{introduction}</p>}
    </div>
  )
}
