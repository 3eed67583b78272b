import { isProblem } from '@parvis/api-types/problems'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import type { OperationId } from '@parvis/api-types/operations'
import { problemText, type ProblemTexts } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../problems/ProblemState.tsx'

export interface ReportFailureProps<Id extends OperationId> {
  /** What the call threw. */
  error: unknown
  /** What is said of its problems. */
  texts: ProblemTexts<Id>
  onRetry: () => void
  isRetrying: boolean
  /** The whole screen, or below its title. @default 'page' */
  size?: 'page' | 'section'
}

/** The two refusals of the specification: no right to the report, and anything else that went wrong. */
export function ReportFailure<Id extends OperationId>({
  error,
  texts,
  onRetry,
  isRetrying,
  size = 'page',
}: ReportFailureProps<Id>) {
  const { t } = useTranslation('reportViewer')
  const home = <LinkButton href="/">{t('home')}</LinkButton>
  if (isProblem(error, 'report-access-denied'))
    return (
      <ErrorState size={size} title={t('refused.title')} actions={home}>
        {t('refused.text')}
      </ErrorState>
    )
  const problem = problemText<Id>(texts, error)
  return (
    <ProblemState
      size={size}
      title={t('failed')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      actions={home}
      problem={problem}
    />
  )
}
