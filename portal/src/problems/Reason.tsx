import type { ProblemText } from '../api/problem-messages.ts'
import { sayKey } from '../i18n/keys.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { FaultyMenus } from './FaultyMenus.tsx'
import { Uses } from './Uses.tsx'

export interface ReasonProps {
  problem: ProblemText
  /** What the services answered: they may name what stands in the way. */
  error: unknown
}

/** Why the services did not do what a question asked for, what stands in its way, and what support asks for. */
export function Reason({ problem, error }: ReasonProps) {
  const { t } = useTranslation()
  return (
    <>
      <p>{sayKey(t, problem.key)}</p>
      <Uses error={error} />
      <FaultyMenus error={error} />
      {problem.reference !== undefined && <p>{t('problem.reference', { reference: problem.reference })}</p>}
    </>
  )
}
