import { GetStatementsQuery } from '@parvis/api-types/limits/statements'
import { NumberField } from '@parvis/design-system/NumberField'
import { FilterPanel } from '@parvis/design-system/patterns/FilterPanel'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Threshold } from '../../rules/place.ts'
import { useEuros } from '../../useEuros.ts'

const names = ['amount', 'percent'] as const

/** From what on a variation is marked; kept in the address. */
export function ThresholdFields({ threshold }: { threshold: Threshold }) {
  const { t } = useTranslation('statementResults')
  const { short, percent } = useEuros()
  const [, setSearch] = useSearchParams()
  const choose = (next: Partial<Record<keyof Threshold, number | null>>) =>
    setSearch(
      before => {
        for (const name of names) {
          const value = next[name]
          if (value === null) before.delete(name)
          else if (value !== undefined) before.set(name, String(value))
        }
        return before
      },
      { preventScrollReset: true },
    )
  const inWords = { amount: short, percent }
  const chosen = names.flatMap(name => {
    const value = threshold[name]
    return value === undefined ? [] : [{ label: t(`threshold.${name}`), value: inWords[name](value) }]
  })
  return (
    <FilterPanel
      title={t('threshold.title')}
      activeCount={chosen.length}
      printed={chosen}
      onClear={() => choose({ amount: null, percent: null })}
    >
      <NumberField
        label={t('threshold.amount')}
        value={threshold.amount ?? null}
        onChange={amount => choose({ amount })}
        {...GetStatementsQuery.amount}
        format={{ maximumFractionDigits: 2 }}
        suffix="€"
      />
      <NumberField
        label={t('threshold.percent')}
        value={threshold.percent ?? null}
        onChange={percentage => choose({ percent: percentage })}
        {...GetStatementsQuery.percent}
        format={{ maximumFractionDigits: 2 }}
        suffix="%"
      />
    </FilterPanel>
  )
}
