import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Threshold } from '../../rules/place.ts'
import { useEuros } from '../../useEuros.ts'

/** The threshold in words; undefined if there is none. */
export function useSignificance({ amount, percent: share }: Threshold): string | undefined {
  const { t } = useTranslation('statementResults')
  const { short, percent } = useEuros()
  if (amount !== undefined && share !== undefined)
    return t('threshold.ofBoth', { amount: short(amount), percent: percent(share) })
  if (amount !== undefined) return t('threshold.ofAmount', { amount: short(amount) })
  return share === undefined ? undefined : t('threshold.ofPercent', { percent: percent(share) })
}
