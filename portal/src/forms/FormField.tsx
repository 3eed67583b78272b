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

/** The props that connect a field of the design system to a field of the form. */
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
  /** The label in the reader's language. */
  label: string
  /** The message for a missing value. @default the words for all forms, which name the field */
  missing?: string
  /** A warning that asks about the value: `editor.warnings[name]`. */
  warning?: FieldWarning | undefined
  children: (parts: FieldParts<Values, Name>) => ReactElement
}

/** A field of a form: its label, its value and its messages in the current language. */
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
