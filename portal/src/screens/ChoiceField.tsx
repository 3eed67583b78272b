import { Banner } from '@parvis/design-system/Banner'
import { Select } from '@parvis/design-system/Select'
import type { Control } from 'react-hook-form'
import { FormField } from '../forms/FormField.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { FieldKind } from './define-form.ts'
import type { Fields, FieldsOf } from './FormFields.tsx'
import { useTexts } from './texts.ts'

interface ChoiceProps<Of extends Fields> {
  /** What the field needs from its form; the draft and the initial values decide what is chosen. */
  of: Pick<FieldsOf<Of>, 'namespace' | 'control'>
  name: { [Name in keyof Of]: Of[Name] extends FieldKind<string, infer _Sent> ? Name : never }[keyof Of] &
    string
  /** The options to choose from. @default nothing yet */
  options: readonly { id: string; label: string }[] | undefined
  /** Whether the options failed to load. */
  isError: boolean
}

/** A required select whose value is the key of one of `options`. */
export function ChoiceField<Of extends Fields>({
  of: { namespace, control },
  name,
  options = [],
  isError,
}: ChoiceProps<Of>) {
  const t = useTexts(namespace)
  const { t: tShell } = useTranslation()
  return (
    <>
      <FormField
        name={name}
        // Fields of this kind hold a key, which is a string.
        control={control as unknown as Control<Record<string, string>>}
        label={t(`field.${name}`)}
      >
        {({ value, ...field }) => (
          <Select {...field} isRequired value={value === '' ? null : value} options={options} />
        )}
      </FormField>
      {isError && <Banner kind="warning" live="polite" title={tShell('problem.generic')} />}
    </>
  )
}
