import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Threshold } from '../../rules/place.ts'
import { useEuros } from '../../useEuros.ts'

/** From what on a variation is marked, in words; undefined where nothing is. */
export function useSignificance({ amount, percent: share }: Threshold): string | undefined {
  const { t } = useTranslation('statementResults')
  const { short, percent } = useEuros()
  if (amount !== undefined && share !== undefined)
    return t('threshold.ofBoth', { amount: short(amount), percent: percent(share) })
  if (amount !== undefined) return t('threshold.ofAmount', { amount: short(amount) })
  return share === undefined ? undefined : t('threshold.ofPercent', { percent: percent(share) })
}
