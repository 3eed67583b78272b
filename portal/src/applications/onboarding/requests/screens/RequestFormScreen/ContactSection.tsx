import { Banner } from '@parvis/design-system/Banner'
import { Grid } from '@parvis/design-system/Grid'
import { PhoneField } from '@parvis/design-system/PhoneField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Select } from '@parvis/design-system/Select'
import { TextField } from '@parvis/design-system/TextField'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { requestForm } from '../../request-form.ts'
import { isUnusualPhone, sameEmail } from '../../rules/contact.ts'
import type { SectionProps } from './EngagementSection.tsx'
import { KnownContactChoice } from './KnownContactChoice.tsx'
import type { KnownContact } from './useRequestEditor.ts'

export interface ContactSectionProps extends SectionProps {
  /** The contact saved under the typed email. */
  known: KnownContact | undefined
  onEmailLeft: (email: string) => void
}

/** The person to invite. The email comes first, because it may identify a known contact. */
export function ContactSection({ form, known, onEmailLeft }: ContactSectionProps) {
  const { t } = useTranslation('onboarding')
  const { control } = form
  const [contactEmail, keptEmail] = useWatch({ control, name: ['contactEmail', 'keptEmail'] })
  const isKnown = known !== undefined && sameEmail(known.contactEmail, contactEmail)
  const isKept = isKnown && sameEmail(keptEmail, contactEmail)
  return (
    <FormSection title={t('section.contact')} description={t('section.contactHint')}>
      <FormField name="contactEmail" control={control} label={t('field.contactEmail')}>
        {({ onBlur, ...field }) => (
          <TextField
            {...field}
            type="email"
            isRequired
            description={t('hint.contactEmail')}
            autoComplete="off"
            onBlur={() => {
              onBlur()
              onEmailLeft(field.value)
            }}
          />
        )}
      </FormField>
      {isKnown && !isKept && <KnownContactChoice key={known.contactEmail} form={form} known={known} />}
      {isKept && <Banner kind="info" live="polite" title={t('known.kept')} />}
      <FormField name="contactTitle" control={control} label={t('field.contactTitle')}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value === '' ? 'none' : value}
            onChange={chosen => onChange(chosen === 'none' ? '' : chosen)}
            options={(['none', 'Mr', 'Mrs'] as const).map(id => ({ id, label: t(`contactTitle.${id}`) }))}
          />
        )}
      </FormField>
      <Grid columnWidth="14rem">
        {(['contactFirstName', 'contactLastName'] as const).map(name => (
          <FormField key={name} name={name} control={control} label={t(`field.${name}`)}>
            {field => (
              <TextField
                {...field}
                isRequired
                limit={requestForm.fields[name].limit}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </FormField>
        ))}
      </Grid>
      <ContactPhoneField form={form} />
      <FormField name="contactLanguage" control={control} label={t('field.contactLanguage')}>
        {field => (
          <RadioGroup
            {...field}
            description={t('hint.contactLanguage')}
            options={(['fr', 'en'] as const).map(id => ({ id, label: t(`language.${id}`) }))}
          />
        )}
      </FormField>
    </FormSection>
  )
}

/** A phone number. An unusual one triggers a question, and the reader may keep it. */
function ContactPhoneField({ form }: SectionProps) {
  const { t } = useTranslation('onboarding')
  const { control, formState } = form
  const [phone, keptPhone] = useWatch({ control, name: ['contactPhone', 'keptPhone'] })
  const [isLeft, setLeft] = useState(false)
  const isUnusual = isUnusualPhone(phone)
  const isKept = isUnusual && keptPhone === phone
  const isAsked = isUnusual && (isLeft || formState.submitCount > 0)
  const keep = () => {
    form.setValue('keptPhone', phone, { shouldDirty: true })
    form.clearErrors('contactPhone')
    // The button that had the focus disappears.
    form.setFocus('contactPhone')
  }
  const asked: FieldMessage[] = isKept
    ? [{ kind: 'information', text: t('phone.kept') }]
    : isAsked
      ? [{ kind: 'warning', text: t('phone.unusual'), action: { label: t('phone.keep'), onPress: keep } }]
      : []
  return (
    <FormField name="contactPhone" control={control} label={t('field.contactPhone')}>
      {({ messages, onBlur, ...field }) => (
        <PhoneField
          {...field}
          // The question replaces the error: it says what is wrong and how to proceed.
          messages={isAsked ? asked : [...messages, ...asked]}
          autoComplete="off"
          onBlur={() => {
            onBlur()
            setLeft(true)
          }}
        />
      )}
    </FormField>
  )
}
