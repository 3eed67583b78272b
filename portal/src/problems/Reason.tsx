import type { ProblemText } from '../api/problem-messages.ts'
import { sayKey } from '../i18n/keys.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { FaultyMenus } from './FaultyMenus.tsx'
import { Uses } from './Uses.tsx'

export interface ReasonProps {
  problem: ProblemText
  /** The error of the request, which may name what prevents it. */
  error: unknown
}

/** Why the services refused the action of a dialog, what prevents it, and the reference for support. */
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
