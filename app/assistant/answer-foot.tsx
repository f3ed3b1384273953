import { useEffect, useId, useState } from 'react'
import { assistant } from '#content/assistant.ts'
import { isOwnLink } from '#content/own-links.ts'
import { PageLink } from '../ui/page-link.tsx'
import type { Turn } from './conversation.ts'
import { PanelButton } from './panel-button.tsx'
import { plainText } from './parse-markdown.ts'

/** How long a copy is confirmed, in milliseconds. */
const stay = 3000

/** Under an answer: where it comes from, who made it, and a copy of it to take away. */
export function AnswerFoot({ turn: { answer, details }, notify }: { turn: Turn; notify: (notice: string) => void }) {
  const id = useId()
  const { model, provider, sources = [] } = details
  const ours = sources.filter(({ href }) => isOwnLink(href))

  const [copy, setCopy] = useState<'done' | 'refused'>()

  useEffect(() => {
    if (copy !== 'done') return
    const timer = setTimeout(() => setCopy(undefined), stay)
    return () => clearTimeout(timer)
  }, [copy])

  async function copyAnswer() {
    try {
      await navigator.clipboard.writeText(plainText(answer))
      setCopy('done')
      notify(assistant.copied)
    } catch {
      setCopy('refused')
      notify(assistant.copyRefused)
    }
  }

  return (
    <div className="assistant-answer-foot">
      {ours.length > 0 && (
        <>
          <p id={id}>{assistant.sources}</p>
          <ol aria-labelledby={id}>
            {ours.map(({ title, href }) => (
              <li key={href}>
                <PageLink to={href} className="text-link">
                  {title}
                </PageLink>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="assistant-maker">
        {model && <p>{assistant.producedBy.replace('{model}', model).replace('{provider}', provider ?? '')}</p>}
        <span className="assistant-copied">{copy === 'done' && assistant.copyDone}</span>
        <PanelButton icon={copy === 'done' ? 'check' : 'copy'} label={assistant.copy} onClick={copyAnswer} />
      </div>
      {copy === 'refused' && <p className="assistant-refused">{assistant.copyRefused}</p>}
    </div>
  )
}
