import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import type { Control } from 'react-hook-form'
import { FormField } from '../forms/FormField.tsx'
import type { Namespace } from '../i18n/translations.ts'
import type { DefinedForm, FieldKind, TextKind, ValuesOf } from './define-form.ts'
import { useTexts } from './texts.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any kind: no other type is both what it gives and what it takes
export type Fields = Readonly<Record<string, FieldKind<any, any>>>

/** What a field needs to know about its form. The form passes it to the component that shows the fields. */
export interface FieldsOf<Of extends Fields> {
  form: DefinedForm<Of>
  namespace: Namespace
  control: Control<ValuesOf<Of>>
}

interface TextProps<Of extends Fields> {
  of: FieldsOf<Of>
  /** The field to show, labelled `field.<name>` in the application's texts. */
  name: { [Name in keyof Of]: Of[Name] extends TextKind ? Name : never }[keyof Of] & string
  /** A hint on how to fill in the field. @default nothing */
  hint?: string
  /** The message when a required value is missing. @default the words for all forms */
  missing?: string
}

/** A labelled single-line text field with its character limit and validation message. */
export function LineField<Of extends Fields>(props: TextProps<Of>) {
  return <AnyText {...props} />
}

/** A labelled multi-line text field. */
export function LinesField<Of extends Fields>({ rows = 3, ...props }: TextProps<Of> & { rows?: number }) {
  return <AnyText {...props} rows={rows} />
}

function AnyText<Of extends Fields>({
  of: { form, namespace, control },
  name,
  hint,
  missing,
  rows,
}: TextProps<Of> & { rows?: number }) {
  const t = useTexts(namespace)
  const { limit, isRequired } = form.fields[name] as unknown as TextKind
  const said = hint === undefined ? {} : { description: hint }
  return (
    <FormField
      name={name}
      // Fields of this kind hold a string.
      control={control as unknown as Control<Record<string, string>>}
      label={t(`field.${name}`)}
      {...(missing !== undefined && { missing })}
    >
      {parts =>
        rows === undefined ? (
          <TextField {...parts} {...said} limit={limit} isRequired={isRequired} autoComplete="off" />
        ) : (
          <TextArea {...parts} {...said} limit={limit} isRequired={isRequired} rows={rows} />
        )
      }
    </FormField>
  )
}
