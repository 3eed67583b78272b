import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './screens/ErrorScreen/ErrorScreen.tsx'

export interface ErrorBoundaryProps {
  /** Another value takes the error away: the address. */
  resetKey: string
  /** What stands there instead of the error screen, for parts that the reader can do without. */
  fallback?: ReactNode
  children: ReactNode
}

interface State {
  error: unknown
  hasFailed: boolean
  resetKey: string
}

/** Shows the error screen in place of a screen that failed; the rest of the portal goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey
      ? null
      : { error: undefined, hasFailed: false, resetKey: props.resetKey }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const { fallback = <ErrorScreen error={this.state.error} /> } = this.props
    return fallback
  }
}
