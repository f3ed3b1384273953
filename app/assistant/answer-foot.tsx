import { useId } from 'react'
import { assistant } from '#content/assistant.ts'
import { isOwnLink } from '#content/own-links.ts'
import { PageLink } from '../ui/page-link.tsx'
import type { Turn } from './conversation.ts'
import { PanelButton } from './panel-button.tsx'
import { plainText } from './parse-markdown.ts'

/** Under an answer: where it comes from, who made it, and a copy of it to take away. */
export function AnswerFoot({ turn: { answer, details }, notify }: { turn: Turn; notify: (notice: string) => void }) {
  const id = useId()
  const { model, provider, sources = [] } = details
  const ours = sources.filter(({ href }) => isOwnLink(href))

  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(answer))
      notify(assistant.copied)
    } catch {
      // The browser forbids it: the visitor can still select the text.
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
        <PanelButton icon="copy" label={assistant.copy} onClick={copy} />
      </div>
    </div>
  )
}
