import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import type { Control } from 'react-hook-form'
import { FormField } from '../forms/FormField.tsx'
import type { Namespace } from '../i18n/translations.ts'
import type { DefinedForm, FieldKind, TextKind, ValuesOf } from './define-form.ts'
import { useTexts } from './texts.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any kind: no other type is both what it gives and what it takes
export type Fields = Readonly<Record<string, FieldKind<any, any>>>

/** What fields need of their form: it is given to the component that shows them. */
export interface FieldsOf<Of extends Fields> {
  form: DefinedForm<Of>
  namespace: Namespace
  control: Control<ValuesOf<Of>>
}

interface TextProps<Of extends Fields> {
  of: FieldsOf<Of>
  /** Its words are `field.<name>` of the application. */
  name: { [Name in keyof Of]: Of[Name] extends TextKind ? Name : never }[keyof Of] & string
  /** What helps to fill it in. @default nothing */
  hint?: string
  /** Said where it is missing. @default the words for all forms */
  missing?: string
}

/** A line of text with its label, its limit, and what is wrong with it. */
export function LineField<Of extends Fields>(props: TextProps<Of>) {
  return <AnyText {...props} />
}

/** A text of several lines. */
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
      // The kind of the field says that it is a text.
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
