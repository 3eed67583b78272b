import { apis } from '@parvis/api-types/apis'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { NumberField } from '@parvis/design-system/NumberField'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { consumerLimits } from '../../rules/consumer-rules.ts'
import { apiNames, apisIn, type ConsumerValues } from '../../rules/consumer-values.ts'
import { OwnerField } from './OwnerField.tsx'

/** Every field of an API consumer that is entered. */
export function ConsumerFields({ control }: { control: Control<ConsumerValues> }) {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const options = useMemo(() => apiNames.map(name => ({ id: name, label: apis[name][language] })), [language])
  return (
    <>
      <FormSection title={t('form.identity')} description={t('form.identityHint')}>
        <FormField name="name" control={control} label={t('field.name')}>
          {field => <TextField {...field} isRequired limit={consumerLimits.name} autoComplete="off" />}
        </FormField>
        <FormField name="description" control={control} label={t('field.description')}>
          {field => (
            <TextArea
              {...field}
              description={t('hint.description')}
              limit={consumerLimits.description}
              rows={2}
            />
          )}
        </FormField>
        <FormField name="ownerId" control={control} label={t('field.ownerId')}>
          {field => <OwnerField {...field} />}
        </FormField>
      </FormSection>
      <FormSection title={t('form.access')} description={t('form.accessHint')}>
        <FormField name="apis" control={control} label={t('field.apis')}>
          {({ value, onChange, ...field }) => {
            const chosen = apisIn(value)
            return (
              <MultiSelect
                {...field}
                description={t('hint.apis')}
                options={options}
                value={options.filter(({ id }) => chosen.includes(id))}
                onChange={next => onChange(apisIn(next.map(({ id }) => id).join(',')).join(','))}
              />
            )
          }}
        </FormField>
        <FormField name="quotaPerMinute" control={control} label={t('field.quotaPerMinute')}>
          {field => <NumberField {...field} isRequired description={t('hint.quotaPerMinute')} />}
        </FormField>
        <FormField name="quotaPerDay" control={control} label={t('field.quotaPerDay')}>
          {field => <NumberField {...field} isRequired description={t('hint.quotaPerDay')} />}
        </FormField>
      </FormSection>
    </>
  )
}
