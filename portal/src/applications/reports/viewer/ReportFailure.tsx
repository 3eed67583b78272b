import { isProblem } from '@parvis/api-types/problems'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import type { Say } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../problems/ProblemState.tsx'

export interface ReportFailureProps {
  /** The error that the request threw. */
  error: unknown
  say: Say
  onRetry: () => void
  isRetrying: boolean
  /** Whether it fills the whole screen or the part below its title. @default 'page' */
  size?: 'page' | 'section'
}

/** The two error messages of the specification: no access to the report, and any other failure. */
export function ReportFailure({ error, say, onRetry, isRetrying, size = 'page' }: ReportFailureProps) {
  const { t } = useTranslation('reportViewer')
  const home = <LinkButton href="/">{t('home')}</LinkButton>
  if (isProblem(error, 'report-access-denied'))
    return (
      <ErrorState size={size} title={t('refused.title')} actions={home}>
        {t('refused.text')}
      </ErrorState>
    )
  return (
    <ProblemState
      size={size}
      title={t('failed')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      actions={home}
      problem={say(error)}
    />
  )
}
