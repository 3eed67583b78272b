import { ErrorState } from '@parvis/design-system/ErrorState'
import type { ReactNode } from 'react'
import type { ProblemText } from '../api/problem-messages.ts'
import { sayKey } from '../i18n/keys.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

export interface ProblemStateProps {
  /** What could not be shown. */
  title: string
  problem: ProblemText
  onRetry: () => void
  /** Whether a retry is pending. */
  isRetrying: boolean
  /** More actions after the retry. */
  actions?: ReactNode
  /** `page` where there is nothing else on it. @default 'section' */
  size?: 'page' | 'section'
}

/** Replaces content that failed to load: the reason, a retry, and the reference for support. */
export function ProblemState({ problem, ...state }: ProblemStateProps) {
  const { t } = useTranslation()
  return (
    <ErrorState {...state} {...(problem.reference !== undefined && { reference: problem.reference })}>
      {sayKey(t, problem.key)}
    </ErrorState>
  )
}
