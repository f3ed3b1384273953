import { home } from '#content/home.ts'
import { SmallMark } from '../../ui/small-mark.tsx'

const { transcript } = home.demo

/** On the text and not on the details: browsers open what is closed around the target of a link. */
export const transcriptId = 'transcription'

/** For the browsers that do not open it by themselves. */
export function openTranscript() {
  document.getElementById(transcriptId)?.closest('details')?.setAttribute('open', '')
}

export function Transcript() {
  return (
    <details className="disclosure mt-3 border-b border-line">
      <summary className="flex items-baseline gap-4 py-4 font-heading text-[1.25rem]/snug">
        <SmallMark className="disclosure-station size-3 text-blue" />
        {transcript.title}
      </summary>
      <dl id={transcriptId} className="grid scroll-mt-40 gap-y-6 pt-3 pb-10 @3xl:pl-7">
        {transcript.lines.map(({ speaker, text, sources }) => (
          <div key={text} className="grid gap-x-8 gap-y-1 @3xl:grid-cols-[9rem_1fr]">
            <dt className="font-mono text-label leading-[1.9] text-slate">{speaker}</dt>
            <dd className="measure">
              {text}
              {sources && (
                <p className="mt-1 text-small text-slate">
                  {transcript.sources} {sources.join(transcript.sourceSeparator)}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
