import { writeOptions } from '@parvis/api-types/calls'
import { createSignatureTemplate } from '@parvis/api-types/calls/signature-templates'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { TextField } from '@parvis/design-system/TextField'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../../../screens/DialogForms.tsx'
import type { PlacedSigner } from '../../../../../signing/rules-of-place.ts'
import type { DraftField } from '../../draft-fields.ts'
import { templatePlaces } from '../../places.ts'
import { newTemplateForm } from '../../templates.ts'

export interface SaveTemplateDialogProps {
  /** The id of the document, for storing the draft of the form. */
  envelopeId: number
  /** Where its signers sign, in order. */
  signers: readonly PlacedSigner[]
  /** The fields that they fill in. */
  fields: readonly DraftField[]
  pageCount: number
  onClose: () => void
}

/** Asks for a name under which to save the places and fields of a draft, for use with other documents. */
export function SaveTemplateDialog({
  envelopeId,
  signers,
  fields,
  pageCount,
  onClose,
}: SaveTemplateDialogProps) {
  const { t } = useTranslation('signatures')
  const { mutateAsync } = useMutation(writeOptions(useApi(), createSignatureTemplate))
  return (
    <SendDialog
      form={newTemplateForm}
      namespace="signatures"
      draft={String(envelopeId)}
      title={t('saveTemplate.title')}
      description={t(fields.length > 0 ? 'saveTemplate.textFields' : 'saveTemplate.text', {
        count: signers.length,
      })}
      submit={t('saveTemplate.confirm')}
      failed={t('saveTemplate.failed')}
      send={async ({ name, pagesFrom }, idempotencyKey) => {
        const places = templatePlaces(signers, fields, pagesFrom, pageCount)
        await mutateAsync({ body: { name: name.trim(), pagesFrom, places }, idempotencyKey })
        showToast({ title: t('saveTemplate.done') })
      }}
      onClose={onClose}
    >
      {control => (
        <>
          <FormField name="name" control={control} label={t('template.name')}>
            {field => (
              <TextField {...field} isRequired limit={newTemplateForm.fields.name.limit} autoComplete="off" />
            )}
          </FormField>
          <FormField name="pagesFrom" control={control} label={t('saveTemplate.pages')}>
            {field => (
              <RadioGroup
                {...field}
                options={(['start', 'end'] as const).map(id => ({
                  id,
                  label: t(`saveTemplate.${id}`),
                  description: t(`saveTemplate.${id}Hint`),
                }))}
              />
            )}
          </FormField>
        </>
      )}
    </SendDialog>
  )
}
