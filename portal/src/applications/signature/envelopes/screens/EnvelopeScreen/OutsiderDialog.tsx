import { SignatureOutsider, SignatureSigner } from '@parvis/api-types/limits/signatures'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { TextField } from '@parvis/design-system/TextField'
import { looksLikeEmail } from '../../../../../forms/email.ts'
import { fieldText, ruleText } from '../../../../../forms/field-texts.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../../../screens/DialogForms.tsx'
import { defineForm, oneOf, plain, text, type FieldKind } from '../../../../../screens/define-form.ts'
import { sayOfEnvelope } from '../../envelope.ts'

/** A person without an account, as entered by the sender. */
export interface Outsider {
  name: string
  email: string
  language: 'fr' | 'en'
}

const email: FieldKind<string> = {
  ...plain,
  start: '',
  isRequired: true,
  isValue: value => typeof value === 'string',
  fault: value => {
    if (value.trim() === '') return ruleText('required')
    const isAddress = looksLikeEmail(value) && value.length <= SignatureSigner.email.maxLength
    return isAddress ? undefined : fieldText('signatures:outside.emailFault')
  },
}

const outsiderForm = defineForm(
  'signature-outsider',
  {
    name: text(SignatureOutsider.name),
    email,
    language: oneOf(SignatureSigner.language),
  },
  { say: sayOfEnvelope },
)

export interface OutsiderDialogProps {
  /** The id of the document, for storing the draft of the form. */
  envelopeId: number
  /** Whether the person signs or receives a copy. @default 'sign' */
  purpose?: 'sign' | 'copy'
  /** The addresses of those who already sign or receive a copy, in lower case. */
  taken: readonly string[]
  onAdd: (outsider: Outsider) => void
  onClose: () => void
}

/** Asks for a person from outside who signs or receives a copy: their name, and the address for the link. */
export function OutsiderDialog({ envelopeId, purpose = 'sign', taken, onAdd, onClose }: OutsiderDialogProps) {
  const { t } = useTranslation('signatures')
  const isCopy = purpose === 'copy'
  return (
    <SendDialog
      form={outsiderForm}
      namespace="signatures"
      draft={isCopy ? `${envelopeId} copy` : String(envelopeId)}
      title={t(isCopy ? 'copies.personTitle' : 'outside.title')}
      submit={t(isCopy ? 'copies.confirm' : 'outside.confirm')}
      failed={t('outside.failed')}
      also={values =>
        taken.includes(values.email.trim().toLowerCase())
          ? { email: fieldText(isCopy ? 'signatures:copies.emailTwice' : 'signatures:outside.emailTwice') }
          : {}
      }
      send={async values =>
        onAdd({ ...values, name: values.name.trim(), email: values.email.trim().toLowerCase() })
      }
      onClose={onClose}
    >
      {control => (
        <>
          <FormField name="name" control={control} label={t('outside.name')}>
            {field => (
              <TextField
                {...field}
                isRequired
                description={t('outside.nameHint')}
                limit={outsiderForm.fields.name.limit}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </FormField>
          <FormField name="email" control={control} label={t('outside.email')}>
            {field => (
              <TextField
                {...field}
                type="email"
                isRequired
                description={t(isCopy ? 'copies.emailHint' : 'outside.emailHint')}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField name="language" control={control} label={t('outside.language')}>
            {field => (
              <RadioGroup
                {...field}
                options={(['fr', 'en'] as const).map(id => ({ id, label: t(`outside.${id}`) }))}
              />
            )}
          </FormField>
        </>
      )}
    </SendDialog>
  )
}
