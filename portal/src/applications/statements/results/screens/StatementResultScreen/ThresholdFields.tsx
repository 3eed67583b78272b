import { GetStatementsQuery } from '@parvis/api-types/limits/statements'
import { NumberField } from '@parvis/design-system/NumberField'
import { FilterPanel } from '@parvis/design-system/patterns/FilterPanel'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Threshold } from '../../rules/place.ts'
import { useEuros } from '../../useEuros.ts'

const names = ['amount', 'percent'] as const

/** The fields for the threshold from which variations are marked. It is kept in the address. */
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
      <ThresholdField name="amount" suffix="€" value={threshold.amount} onChange={choose} />
      <ThresholdField name="percent" suffix="%" value={threshold.percent} onChange={choose} />
    </FilterPanel>
  )
}

interface ThresholdFieldProps {
  name: keyof Threshold
  suffix: string
  value: number | undefined
  onChange: (next: Partial<Record<keyof Threshold, number | null>>) => void
}

/**
 * Accepts a fraction as typed and reports it at the field: removing its decimal mark would make another number of it.
 */
function ThresholdField({ name, suffix, value, onChange }: ThresholdFieldProps) {
  const { t } = useTranslation('statementResults')
  const [fraction, setFraction] = useState<number>()
  return (
    <NumberField
      label={t(`threshold.${name}`)}
      value={fraction ?? value ?? null}
      onChange={next => {
        const isWhole = next === null || Number.isInteger(next)
        setFraction(isWhole ? undefined : next)
        if (isWhole) onChange({ [name]: next })
      }}
      {...GetStatementsQuery[name]}
      format={{ maximumFractionDigits: 2 }}
      suffix={suffix}
      messages={fraction === undefined ? [] : [{ kind: 'error', text: t('threshold.whole') }]}
    />
  )
}
