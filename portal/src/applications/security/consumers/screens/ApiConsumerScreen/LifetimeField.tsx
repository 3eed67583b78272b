import { Select } from '@parvis/design-system/Select'
import type { FieldParts } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lifetimes } from '../../rules/key-ends.ts'
import type { KeyValues } from '../../rules/key-values.ts'

/** After how many days a key ends. */
export function LifetimeField({ value, onChange, ...field }: FieldParts<KeyValues, 'lifetime'>) {
  const { t } = useTranslation('consumers')
  return (
    <Select
      {...field}
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
