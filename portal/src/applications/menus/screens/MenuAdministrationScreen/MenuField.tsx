import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import type { ReactElement } from 'react'
import { Controller, type Control, type ControllerRenderProps } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { MenuField as MenuFieldName, MenuValues } from '../../rules/menu-values.ts'
import { menuFieldMessages } from './field-messages.ts'

/** What a field of the design system takes of a field of the form. */
export type FieldParts<Name extends MenuFieldName> = ControllerRenderProps<MenuValues, Name> & {
  label: string
  messages: FieldMessage[]
  isRequired: true
}

export interface MenuFieldProps<Name extends MenuFieldName> {
  name: Name
  control: Control<MenuValues>
  children: (parts: FieldParts<Name>) => ReactElement
}

/** One field of the form: its label, its value, and what is wrong with it in the language of the moment. */
export function MenuField<Name extends MenuFieldName>({ name, control, children }: MenuFieldProps<Name>) {
  const { t } = useTranslation('menus')
  const { t: tAny } = useTranslation()
  const field: MenuFieldName = name
  const label = t(`field.${field}`)
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: parts, fieldState }) =>
        children({
          ...parts,
          label,
          messages: menuFieldMessages({ t, tAny }, fieldState.error, label),
          isRequired: true,
        })
      }
    />
  )
}
