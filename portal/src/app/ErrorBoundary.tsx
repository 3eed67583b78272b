import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './screens/ErrorScreen/ErrorScreen.tsx'

export interface ErrorBoundaryProps {
  /** The boundary resets when this changes; the address, for example. */
  resetKey: string
  /** Shown instead of the error screen, for parts that the reader can do without. */
  fallback?: ReactNode
  children: ReactNode
}

interface State {
  error: unknown
  hasFailed: boolean
  resetKey: string
}

/** Replaces a screen that failed with the error screen; the rest of the portal keeps working. */
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
