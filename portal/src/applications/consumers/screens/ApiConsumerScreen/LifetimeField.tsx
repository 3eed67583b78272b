import { Select } from '@parvis/design-system/Select'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { lifetimes, type Lifetime } from '../../rules/key-ends.ts'

export interface LifetimeFieldProps {
  value: Lifetime
  onChange: (value: Lifetime) => void
}

/** After how many days a key ends. */
export function LifetimeField({ value, onChange }: LifetimeFieldProps) {
  const { t } = useTranslation('consumers')
  return (
    <Select
      label={t('newKey.lasts')}
      description={t('newKey.lastsHint')}
      value={String(value)}
      onChange={id => onChange(lifetimes.find(days => String(days) === id) ?? null)}
      options={lifetimes.map(days => ({
        id: String(days),
        label: days === null ? t('never') : t('newKey.days', { count: days }),
      }))}
    />
  )
}
