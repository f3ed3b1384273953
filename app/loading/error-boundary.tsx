import { Component, type PropsWithChildren, type ReactNode } from 'react'

type Props = PropsWithChildren<{
  /** What stands in the place of what failed. */
  fallback?: (retry: () => void) => ReactNode
  onError?: () => void
}>

/** Keeps the fault of one part from taking the page: React empties everything up to the nearest boundary. */
export class ErrorBoundary extends Component<Props, { failure?: { error: unknown } | undefined }> {
  override state: { failure?: { error: unknown } | undefined } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    // While the page becomes live, its prerendered markup is worth more than any excuse: hydrate.tsx puts it back.
    if (!document.documentElement.hasAttribute('data-live')) throw failure.error
    return this.props.fallback?.(() => this.setState({ failure: undefined })) ?? null
  }
}
