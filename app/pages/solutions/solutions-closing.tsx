import { solutionsPage } from '#content/solutions-page.ts'
import { ClosingCall } from '../../shell/closing-call.tsx'
import { commitmentTitleId } from './commitment.tsx'

export function SolutionsClosing() {
  const { title, text, primary, assistantQuestion } = solutionsPage.closing
  return (
    <ClosingCall title={title} text={text} primary={primary}>
      <button type="button" className="button button-outline needs-scripts" onClick={showCommitments}>
        {assistantQuestion}
      </button>
    </ClosingCall>
  )
}

function showCommitments() {
  const title = document.getElementById(commitmentTitleId)
  title?.scrollIntoView()
  title?.focus({ preventScroll: true })
}
