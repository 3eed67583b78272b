import type { ReactElement } from 'react'
import type { Control } from 'react-hook-form'
import { FormField, type FieldParts } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { MenuField as MenuFieldName, MenuValues } from '../../rules/menu-values.ts'

export interface MenuFieldProps<Name extends MenuFieldName> {
  name: Name
  control: Control<MenuValues>
  children: (parts: FieldParts<MenuValues, Name> & { isRequired: true }) => ReactElement
}

/** One field of the form of a menu; every one is required, in the words that the specification has for this form. */
export function MenuField<Name extends MenuFieldName>({ name, control, children }: MenuFieldProps<Name>) {
  const { t } = useTranslation('menus')
  const field: MenuFieldName = name
  return (
    <FormField name={name} control={control} label={t(`field.${field}`)} missing={t('required')}>
      {parts => children({ ...parts, isRequired: true })}
    </FormField>
  )
}
