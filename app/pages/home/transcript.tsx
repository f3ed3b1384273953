import { home } from '#content/home.ts'
import { Station } from '../../ui/station.tsx'

const { transcript } = home.demo

/** On the text and not on the details: browsers open what is closed around the target of a link. */
export const transcriptId = 'transcription'

export function Transcript() {
  return (
    <details className="disclosure mt-6 border-y border-line">
      <summary className="flex min-h-11 items-baseline gap-4 py-4 font-heading text-[1.25rem]/snug">
        <Station className="disclosure-station size-3 text-blue" />
        {transcript.title}
      </summary>
      <dl id={transcriptId} className="grid scroll-mt-40 gap-y-6 pb-10 pl-7">
        {transcript.lines.map(({ speaker, text, sources }) => (
          <div key={text} className="grid gap-x-8 gap-y-1 md:grid-cols-[12rem_1fr]">
            <dt className="font-mono text-label leading-[1.9] text-slate">{speaker}</dt>
            <dd className="measure">
              {text}
              {sources && (
                <span className="mt-1 block text-small text-slate">
                  {transcript.sources} : {sources.join(' ; ')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
