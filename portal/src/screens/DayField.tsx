import { DatePicker } from '@parvis/design-system/DatePicker'
import type { Control } from 'react-hook-form'
import { FormField } from '../forms/FormField.tsx'
import type { FieldKind } from './define-form.ts'
import type { FieldsOf } from './FormFields.tsx'
import { useTexts } from './texts.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any kind: no other type is both what it gives and what it takes
type Fields = Readonly<Record<string, FieldKind<any, any>>>

export interface DayFieldProps<Of extends Fields> {
  of: FieldsOf<Of>
  /** The field to show, labelled `field.<name>` in the application's texts. An empty value means no date. */
  name: { [Name in keyof Of]: Of[Name] extends FieldKind<string, infer _Sent> ? Name : never }[keyof Of] &
    string
}

/** A labelled date field with its validation message. Kept out of `FormFields` because most forms need no calendar. */
export function DayField<Of extends Fields>({ of: { form, namespace, control }, name }: DayFieldProps<Of>) {
  const t = useTexts(namespace)
  return (
    <FormField
      name={name}
      // Fields of this kind hold a string.
      control={control as unknown as Control<Record<string, string>>}
      label={t(`field.${name}`)}
    >
      {({ value, onChange, ...field }) => (
        <DatePicker
          {...field}
          isRequired={form.fields[name]?.isRequired === true}
          value={value === '' ? null : value}
          onChange={chosen => onChange(chosen ?? '')}
        />
      )}
    </FormField>
  )
}
