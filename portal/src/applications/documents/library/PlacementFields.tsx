import { DocumentUploadForm } from '@parvis/api-types/limits/documents'
import { Grid } from '@parvis/design-system/Grid'
import { NumberField } from '@parvis/design-system/NumberField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Select } from '@parvis/design-system/Select'
import { TextField } from '@parvis/design-system/TextField'
import { useController, useWatch, type Control } from 'react-hook-form'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ClientField } from '../../../organisation/ClientField.tsx'
import { useIsStaff, type ClientDocument } from './document.ts'
import { EngagementField } from './EngagementField.tsx'
import { placementForm, type PlacementValues } from './document-form.ts'

const { fiscalYear, documentType, confidentiality } = DocumentUploadForm

/** A year has no thousands separator. */
const asYear = { useGrouping: false, maximumFractionDigits: 0 } as const

export interface PlacementFieldsProps<Values extends PlacementValues> {
  control: Control<Values>
  /** The document to move or link to; undefined for new ones. */
  present?: Pick<ClientDocument, 'engagementId' | 'engagementCode'>
  /** Whether the document is stored already, so that the reader may not be the one who added it. @default false */
  isStored?: boolean
}

/**
 * The fields for where documents go, what they belong to and who can read them. Clients stay within their own company.
 */
export function PlacementFields<Values extends PlacementValues>({
  control: own,
  present,
  isStored = false,
}: PlacementFieldsProps<Values>) {
  // Every form that places documents has these fields.
  const control = own as unknown as Control<PlacementValues>
  const { t } = useTranslation('documents')
  const isStaff = useIsStaff()
  const client = useWatch({ control, name: 'client' })
  return (
    <>
      {isStaff && <StaffClientField control={control} />}
      <FormField name="engagementId" control={control} label={t('field.engagementId')}>
        {field => <EngagementField {...field} client={client} present={present} />}
      </FormField>
      <Grid columnWidth="14rem">
        <FiscalYearField control={control} />
        <DocumentTypeField control={control} />
      </Grid>
      <FolderField control={control} />
      {isStaff && <ReadersField control={control} isStored={isStored} />}
    </>
  )
}

interface PlaceFieldProps {
  control: Control<PlacementValues>
}

export function FiscalYearField({ control }: PlaceFieldProps) {
  const { t } = useTranslation('documents')
  return (
    <FormField name="fiscalYear" control={control} label={t('field.fiscalYear')}>
      {field => (
        <NumberField {...field} minimum={fiscalYear.minimum} maximum={fiscalYear.maximum} format={asYear} />
      )}
    </FormField>
  )
}

export function DocumentTypeField({ control }: PlaceFieldProps) {
  const { t } = useTranslation('documents')
  return (
    <FormField name="documentType" control={control} label={t('field.documentType')}>
      {field => (
        <Select
          {...field}
          isRequired
          options={documentType.values.map(id => ({ id, label: t(`type.${id}`) }))}
        />
      )}
    </FormField>
  )
}

export function FolderField({ control }: PlaceFieldProps) {
  const { t } = useTranslation('documents')
  return (
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
  )
}

export function StaffClientField({ control }: PlaceFieldProps) {
  const { t } = useTranslation('documents')
  const { field: engagement } = useController({ control, name: 'engagementId' })
  return (
    <FormField name="client" control={control} label={t('field.client')}>
      {({ onChange, ...field }) => (
        <ClientField
          {...field}
          description={t('hint.client')}
          onChange={next => {
            onChange(next)
            // The engagements of another client do not apply.
            engagement.onChange('')
          }}
        />
      )}
    </FormField>
  )
}

export function ReadersField({ control, isStored }: PlaceFieldProps & { isStored: boolean }) {
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
            description:
              isStored && id === 'restricted' ? t('hint.restrictedStored') : t(`confidentialityHint.${id}`),
          }))}
        />
      )}
    </FormField>
  )
}
