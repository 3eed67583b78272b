import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { Tabs } from '@parvis/design-system/Tabs'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { useEffect, useId, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldsOf } from '../../../screens/FormFields.tsx'
import { places, ruleForm } from './rule.ts'

export type TemplateLanguage = 'fr' | 'en'

/** The text fields of each language. */
export const templateFields = {
  fr: ['subject', 'body'],
  en: ['englishSubject', 'englishBody'],
} as const

interface TemplateProps {
  of: FieldsOf<typeof ruleForm.fields>
  language: TemplateLanguage
  onLanguageChange: (language: TemplateLanguage) => void
}

/** Subject and body of the message, with one tab per language. */
export function TemplateFields({ of, language, onLanguageChange }: TemplateProps) {
  const { t } = useTranslation('reminders')
  const { errors, submitCount } = useFormState({ control: of.control })
  const isWrong = (which: TemplateLanguage) => templateFields[which].some(name => errors[name])
  const other = language === 'fr' ? 'en' : 'fr'
  const seen = useRef(submitCount)
  // After a failed save, switch to the hidden language if only that one has errors.
  useEffect(() => {
    if (submitCount === seen.current) return
    seen.current = submitCount
    if (isWrong(other) && !isWrong(language)) onLanguageChange(other)
  })
  return (
    <Tabs
      label={t('template.languages')}
      selected={language}
      onSelectedChange={id => onLanguageChange(id === 'en' ? 'en' : 'fr')}
      items={(['fr', 'en'] as const).map(id => ({
        id,
        title: t(`language.${id}`),
        content: <LanguageFields of={of} language={id} />,
      }))}
    />
  )
}

type Input = HTMLInputElement | HTMLTextAreaElement

function LanguageFields({ of: { control, form }, language }: Omit<TemplateProps, 'onLanguageChange'>) {
  const { t } = useTranslation('reminders')
  const [subject, body] = templateFields[language]
  const placesId = useId()
  const inputs = useRef(new Map<string, Input>())
  /** The field that was edited last; placeholders are inserted there. */
  const last = useRef<string>(body)
  const writers = useRef(new Map<string, (value: string) => void>())
  const insert = (place: string) => {
    const input = inputs.current.get(last.current)
    if (!input) return
    const { value, selectionStart, selectionEnd } = input
    const from = selectionStart ?? value.length
    const text = `{{${place}}}`
    writers.current.get(last.current)?.(value.slice(0, from) + text + value.slice(selectionEnd ?? from))
    input.focus()
    // After rendering, move the caret behind the inserted placeholder.
    requestAnimationFrame(() => input.setSelectionRange(from + text.length, from + text.length))
  }
  const kept = (name: string, ref: (input: Input | null) => void, onChange: (value: string) => void) => ({
    ref: (input: Input | null) => {
      ref(input)
      if (input) inputs.current.set(name, input)
      writers.current.set(name, onChange)
    },
    onFocus: () => {
      last.current = name
    },
  })
  return (
    <Stack gap={4}>
      <FormField name={subject} control={control} label={t('field.subject')}>
        {({ ref, ...parts }) => (
          <TextField
            {...parts}
            {...kept(subject, ref, parts.onChange)}
            limit={form.fields[subject].limit}
            isRequired
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField name={body} control={control} label={t('field.body')}>
        {({ ref, ...parts }) => (
          <TextArea
            {...parts}
            {...kept(body, ref, parts.onChange)}
            description={t('hint.body')}
            limit={form.fields[body].limit}
            isRequired
            rows={8}
            autoComplete="off"
          />
        )}
      </FormField>
      <Stack gap={2}>
        <p id={placesId}>{t('template.places')}</p>
        <Inline gap={2}>
          {places.map(place => (
            <Button key={place} size="small" aria-describedby={placesId} onPress={() => insert(place)}>
              {t(`place.${place}`)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Stack>
  )
}
