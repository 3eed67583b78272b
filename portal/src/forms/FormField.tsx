import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import type { ReactElement } from 'react'
import {
  Controller,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form'
import { useTranslation } from '../i18n/useTranslation.ts'
import { fieldMessages, ruleText, sayFieldText } from './field-texts.ts'
import type { FieldWarning } from './useFormEditor.ts'

/** What a field of the design system takes of a field of the form. */
export type FieldParts<Values extends FieldValues, Name extends FieldPath<Values>> = ControllerRenderProps<
  Values,
  Name
> & {
  label: string
  messages: FieldMessage[]
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  name: Name
  control: Control<Values>
  /** In the reader's language. */
  label: string
  /** What is said when the value is missing. @default the words for all forms, which name the field */
  missing?: string
  /** What the reader is asked about the value: `editor.warnings[name]`. */
  warning?: FieldWarning | undefined
  children: (parts: FieldParts<Values, Name>) => ReactElement
}

/** One field of a form: its label, its value, and what is to be said about it in the language of the moment. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  control,
  label,
  missing,
  warning,
  children,
}: FormFieldProps<Values, Name>) {
  const { t } = useTranslation()
  const wrong = (error: { message?: string | undefined } | undefined): FieldMessage[] =>
    missing !== undefined && error?.message === ruleText('required')
      ? [{ kind: 'error', text: missing }]
      : fieldMessages(t, error, label)
  const asked: FieldMessage[] = warning
    ? [
        warning.isKept
          ? { kind: 'information', text: t('form.kept') }
          : {
              kind: 'warning',
              text: sayFieldText(t, warning.message, label),
              action: { label: t('form.keep'), onPress: warning.keep },
            },
      ]
    : []
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) =>
        children({ ...field, label, messages: [...wrong(fieldState.error), ...asked] })
      }
    />
  )
}
