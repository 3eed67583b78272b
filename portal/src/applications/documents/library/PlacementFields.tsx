import { DocumentUploadForm } from '@parvis/api-types/limits/documents'
import { Grid } from '@parvis/design-system/Grid'
import { NumberField } from '@parvis/design-system/NumberField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Select } from '@parvis/design-system/Select'
import { TextField } from '@parvis/design-system/TextField'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ClientField } from '../../../organisation/ClientField.tsx'
import { useIsStaff, type ClientDocument } from './document.ts'
import { EngagementField } from './EngagementField.tsx'
import { placementForm, type PlacementValues } from './document-form.ts'

const { fiscalYear, documentType, confidentiality } = DocumentUploadForm
/** A year is no amount: it has no separators. */
const asYear = { useGrouping: false, maximumFractionDigits: 0 } as const

export interface PlacementFieldsProps<Values extends PlacementValues> {
  form: UseFormReturn<Values>
  /** The document that is moved; undefined for new ones. */
  present?: ClientDocument
}

/** Where documents go, what they are about, and who reads them. Clients keep theirs within their own company. */
export function PlacementFields<Values extends PlacementValues>({
  form: anyForm,
  present,
}: PlacementFieldsProps<Values>) {
  // Every form that moves documents has these fields.
  const form = anyForm as unknown as UseFormReturn<PlacementValues>
  const { t } = useTranslation('documents')
  const isStaff = useIsStaff()
  const { control } = form
  const client = useWatch({ control, name: 'client' })
  return (
    <>
      {isStaff && <StaffClientField form={form} />}
      <FormField name="engagementId" control={control} label={t('field.engagementId')}>
        {field => <EngagementField {...field} client={client} present={present} />}
      </FormField>
      <Grid columnWidth="14rem">
        <FormField name="fiscalYear" control={control} label={t('field.fiscalYear')}>
          {field => (
            <NumberField
              {...field}
              minimum={fiscalYear.minimum}
              maximum={fiscalYear.maximum}
              format={asYear}
            />
          )}
        </FormField>
        <FormField name="documentType" control={control} label={t('field.documentType')}>
          {field => (
            <Select
              {...field}
              isRequired
              options={documentType.values.map(id => ({ id, label: t(`type.${id}`) }))}
            />
          )}
        </FormField>
      </Grid>
      <FormField name="folder" control={control} label={t('field.folder')}>
        {field => (
          <TextField
            {...field}
            description={t('hint.folder')}
            limit={placementForm.fields.folder.limit}
            autoComplete="off"
          />
        )}
      </FormField>
      {isStaff && <ReadersField control={control} />}
    </>
  )
}

function StaffClientField({ form: { control, setValue } }: { form: UseFormReturn<PlacementValues> }) {
  const { t } = useTranslation('documents')
  return (
    <FormField name="client" control={control} label={t('field.client')}>
      {({ onChange, ...field }) => (
        <ClientField
          {...field}
          description={t('hint.client')}
          onChange={next => {
            onChange(next)
            // Those of another client are none of this one.
            setValue('engagementId', '', { shouldDirty: true })
          }}
        />
      )}
    </FormField>
  )
}

function ReadersField({ control }: { control: Control<PlacementValues> }) {
  const { t } = useTranslation('documents')
  return (
    <FormField name="confidentiality" control={control} label={t('field.confidentiality')}>
      {field => (
        <RadioGroup
          {...field}
          isRequired
          options={confidentiality.values.map(id => ({
            id,
            label: t(`confidentiality.${id}`),
            description: t(`confidentialityHint.${id}`),
          }))}
        />
      )}
    </FormField>
  )
}
