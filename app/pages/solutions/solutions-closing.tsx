import { solutionsPage } from '#content/solutions-page.ts'
import { useOpenAssistant } from '../../assistant/assistant.tsx'
import { ClosingCall } from '../../shell/closing-call.tsx'

export function SolutionsClosing() {
  const openAssistant = useOpenAssistant()
  const { title, text, primary, assistantQuestion } = solutionsPage.closing
  return (
    <ClosingCall title={title} text={text} primary={primary}>
      <button
        type="button"
        className="button button-outline needs-scripts"
        onClick={() => openAssistant(assistantQuestion)}
      >
        {assistantQuestion}
      </button>
    </ClosingCall>
  )
}
