import { StockTakeForm } from '@parvis/api-types/limits/inventories'
import { NumberField } from '@parvis/design-system/NumberField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { DayField } from '../../../screens/DayField.tsx'
import { LineField, type FieldsOf } from '../../../screens/FormFields.tsx'
import type { takeForm, TakeValues } from './forms.ts'
import { ZonesField } from './ZonesField.tsx'

interface TakeFieldsProps {
  control: Control<TakeValues>
  of: FieldsOf<typeof takeForm.fields>
}

/** The tolerances of sums of differences, with the units of their numbers. */
const sumTolerances = [
  ['classTolerancePercent', '%'],
  ['classToleranceValue', '€'],
  ['totalTolerancePercent', '%'],
  ['totalToleranceValue', '€'],
] as const

/** The fields of a stock-take that can be changed until it is reconciled. */
export function TakeFields({ control, of }: TakeFieldsProps) {
  const { t } = useTranslation('stockTakes')
  return (
    <>
      <LineField of={of} name="name" />
      <DayField of={of} name="countDate" />
      <DayField of={of} name="closingDate" />
      <FormField name="theoreticalDay" control={control} label={t('field.theoreticalDay')}>
        {field => (
          <RadioGroup
            {...field}
            options={StockTakeForm.theoreticalDay.values.map(id => ({
              id,
              label: t(`theoreticalDay.${id}`),
              description: t(`theoreticalDayHint.${id}`),
            }))}
          />
        )}
      </FormField>
      <FormField name="tolerancePercent" control={control} label={t('field.tolerancePercent')}>
        {field => (
          <NumberField
            {...field}
            isRequired
            suffix="%"
            description={t('hint.tolerancePercent')}
            minimum={StockTakeForm.tolerancePercent.minimum}
            maximum={StockTakeForm.tolerancePercent.maximum}
          />
        )}
      </FormField>
      <FormField name="toleranceValue" control={control} label={t('field.toleranceValue')}>
        {field => (
          <NumberField
            {...field}
            isRequired
            suffix="€"
            description={t('hint.toleranceValue')}
            minimum={StockTakeForm.toleranceValue.minimum}
            maximum={StockTakeForm.toleranceValue.maximum}
          />
        )}
      </FormField>
      {sumTolerances.map(([name, suffix]) => (
        <FormField key={name} name={name} control={control} label={t(`field.${name}`)}>
          {field => (
            <NumberField
              {...field}
              suffix={suffix}
              description={t(`hint.${name}`)}
              minimum={StockTakeForm[name].minimum}
              maximum={StockTakeForm[name].maximum}
            />
          )}
        </FormField>
      ))}
      <FormField name="zones" control={control} label={t('field.zones')}>
        {({ value, onChange, messages }) => (
          <ZonesField value={value} onChange={onChange} messages={messages} />
        )}
      </FormField>
    </>
  )
}
