import { readOptions } from '@parvis/api-types/calls'
import { listOffers } from '@parvis/api-types/calls/offers'
import { Banner } from '@parvis/design-system/Banner'
import { Select } from '@parvis/design-system/Select'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { useApi } from '../../../api/ApiContext.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { templateForm, type TemplateValues } from './template.ts'

/** The solutions that the firm offers. */
export function useSolutions() {
  const query = { select: ['id', 'offerName'], orderby: ['offerName', 'id'], top: 1000 } as const
  return useQuery({ ...readOptions(useApi(), listOffers, { query }), staleTime: 60_000 })
}

export function TemplateFields({ control }: { control: Control<TemplateValues> }) {
  const { t } = useTranslation('reportTemplates')
  const { t: tShell } = useTranslation()
  const { name, description } = templateForm.fields
  const solutions = useSolutions()
  return (
    <>
      <FormField name="name" control={control} label={t('field.name')}>
        {field => <TextField {...field} isRequired limit={name.limit} autoComplete="off" />}
      </FormField>
      <FormField name="description" control={control} label={t('field.description')}>
        {field => (
          <TextArea {...field} description={t('hint.description')} limit={description.limit} rows={3} />
        )}
      </FormField>
      <FormField name="offerId" control={control} label={t('field.offerId')}>
        {({ value, ...field }) => (
          <Select
            {...field}
            isRequired
            value={value === '' ? null : value}
            options={(solutions.data?.value ?? []).map(({ id, offerName }) => ({
              id: String(id),
              label: offerName,
            }))}
          />
        )}
      </FormField>
      {solutions.isError && <Banner kind="warning" live="polite" title={tShell('problem.generic')} />}
    </>
  )
}
