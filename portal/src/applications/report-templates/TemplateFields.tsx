import { Banner } from '@parvis/design-system/Banner'
import { Select } from '@parvis/design-system/Select'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { useApi } from '../../api/ApiContext.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { listOffersOptions } from './queries.ts'
import { templateLimits, type TemplateValues } from './rules/template-values.ts'

/** What is said of a template: its name, what it is for, and the solution that it belongs to. */
export function TemplateFields({ control }: { control: Control<TemplateValues> }) {
  const { t } = useTranslation('reportTemplates')
  const { t: tAny } = useTranslation()
  const offers = useQuery(listOffersOptions(useApi()))
  return (
    <>
      <FormField name="name" control={control} label={t('field.name')}>
        {field => <TextField {...field} isRequired limit={templateLimits.name} autoComplete="off" />}
      </FormField>
      <FormField name="description" control={control} label={t('field.description')}>
        {field => (
          <TextArea
            {...field}
            description={t('hint.description')}
            limit={templateLimits.description}
            rows={3}
          />
        )}
      </FormField>
      <FormField name="offerId" control={control} label={t('field.offerId')}>
        {({ value, ...field }) => (
          <Select
            {...field}
            isRequired
            value={value === '' ? null : value}
            options={(offers.data ?? []).map(({ id, offerName }) => ({ id: String(id), label: offerName }))}
          />
        )}
      </FormField>
      {offers.isError && <Banner kind="warning" live="polite" title={tAny('problem.generic')} />}
    </>
  )
}
