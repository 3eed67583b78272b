import { messageFor } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { PhoneField } from '@parvis/design-system/PhoneField'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { useState } from 'react'
import { commonProblems } from '../api/problem-messages.ts'
import { sayKey } from '../i18n/keys.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { faultsOf } from './faults.ts'
import { fieldText, saySummaryText, summaryOf } from './field-texts.ts'
import { FormDraftOffer } from './FormDraftOffer.tsx'
import { FormField } from './FormField.tsx'
import { requiredPattern, requiredText } from './rules.ts'
import { useFormEditor, type Send } from './useFormEditor.ts'

/* The form of the documentation page "How to build a form": shows every situation that a form may meet with three
   fields. */

export interface ContactValues {
  name: string
  email: string
  phone: string
}

const contactFields = ['name', 'email', 'phone'] as const
const noContact: ContactValues = { name: '', email: '', phone: '' }
const isContact = (values: unknown): values is ContactValues =>
  typeof values === 'object' &&
  values !== null &&
  contactFields.every(field => typeof Reflect.get(values, field) === 'string')

const rules = {
  name: requiredText(80),
  email: requiredPattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 200),
  phone: requiredText(30),
}
const isFrenchMobile = (phone: string) => /^\+33[67]/.test(phone)

/** The texts of a made-up application. */
const words = {
  en: {
    form: 'New contact',
    save: 'Create the contact',
    cancel: 'Empty the form',
    saved: 'Saved.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Mobile phone',
  },
  fr: {
    form: 'Nouveau contact',
    save: 'Créer le contact',
    cancel: 'Vider le formulaire',
    saved: 'Enregistré.',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone mobile',
  },
} as const

export interface ExampleFormProps {
  /** Plays the part of the services. */
  onSend: Send<ContactValues>
}

export function ExampleForm({ onSend }: ExampleFormProps) {
  const { t } = useTranslation()
  const text = words[useLocale()]
  const [isSaved, setSaved] = useState(false)
  const editor = useFormEditor<ContactValues>({
    name: 'example:new',
    isValues: isContact,
    start: noContact,
    fields: contactFields,
    check: values => faultsOf(rules, values),
    warn: ({ phone }) => (isFrenchMobile(phone) ? {} : { phone: fieldText('problem.value.pattern') }),
    refusals: { 'terms-not-accepted': 'name' },
    say: error => ({ key: messageFor(commonProblems, error) ?? 'problem.generic' }),
  })
  const { form, draft, failure, warnings } = editor
  const { errors, isDirty, submitCount } = form.formState
  return (
    <Stack gap={6}>
      <FormDraftOffer form={form} draft={draft} first="name" />
      <FormPage
        aria-label={text.form}
        submitLabel={text.save}
        isPending={editor.isPending}
        statuses={[{ text: text.saved, isShown: isSaved && !isDirty }]}
        attempt={submitCount}
        errors={summaryOf(t, errors, contactFields, name => text[name])}
        warnings={contactFields.flatMap(name => {
          const warning = warnings[name]
          return warning && !warning.isKept
            ? [{ name, text: saySummaryText(t, warning.message, text[name]) }]
            : []
        })}
        secondaryActions={<Button onPress={() => editor.undo(noContact)}>{text.cancel}</Button>}
        onSubmit={() =>
          editor.submit(async (values, kept) => {
            await onSend(values, kept)
            editor.settle(values)
            setSaved(true)
          })
        }
      >
        <FormField name="name" control={form.control} label={text.name}>
          {parts => <TextField {...parts} isRequired limit={80} autoComplete="off" />}
        </FormField>
        <FormField name="email" control={form.control} label={text.email}>
          {parts => <TextField {...parts} isRequired type="email" autoComplete="off" />}
        </FormField>
        <FormField name="phone" control={form.control} label={text.phone} warning={warnings.phone}>
          {parts => <PhoneField {...parts} isRequired autoComplete="off" />}
        </FormField>
        {failure && (
          <Banner kind="danger" live="assertive" title={sayKey(t, failure.key)}>
            {t('problem.generic')}
          </Banner>
        )}
      </FormPage>
    </Stack>
  )
}

export const exampleWords = words
