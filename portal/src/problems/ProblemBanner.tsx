import { Banner } from '@parvis/design-system/Banner'
import type { ProblemText } from '../api/problem-messages.ts'
import { sayKey } from '../i18n/keys.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

export interface ProblemBannerProps {
  /** What was not done. */
  title: string
  problem: ProblemText
}

/** Says in a form, at once, why the services did not take it, and what support asks for. */
export function ProblemBanner({ title, problem }: ProblemBannerProps) {
  const { t } = useTranslation()
  return (
    <Banner kind="danger" live="assertive" title={title}>
      {sayKey(t, problem.key)}
      {problem.reference !== undefined && <> {t('problem.reference', { reference: problem.reference })}</>}
    </Banner>
  )
}
