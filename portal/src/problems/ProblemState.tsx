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
  /** It is being tried again. */
  isRetrying: boolean
  /** Further ways out, after another try. */
  actions?: ReactNode
  /** `page` where there is nothing else on it. @default 'section' */
  size?: 'page' | 'section'
}

/** Stands where something was to be shown that the services did not give: why, another try, and what support asks for. */
export function ProblemState({ problem, ...state }: ProblemStateProps) {
  const { t } = useTranslation()
  return (
    <ErrorState {...state} {...(problem.reference !== undefined && { reference: problem.reference })}>
      {sayKey(t, problem.key)}
    </ErrorState>
  )
}
