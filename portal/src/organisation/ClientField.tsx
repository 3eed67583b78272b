import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import { useCallback } from 'react'
import { useApi } from '../api/ApiContext.tsx'
import type { FieldSearch } from '../api/search-page.ts'
import type { FieldOf } from '../forms/field-of.ts'
import type { ChosenClient } from './chosen-client.ts'
import { searchAccounts } from './search-accounts.ts'

/** Looks for clients, page by page. */
export type LoadClients = NonNullable<ComboBoxProps['load']>

export interface ClientFieldProps extends FieldOf<ChosenClient | null> {
  description: string
  /** Which clients there are to choose from. Keep the same function. @default all of the firm */
  load?: LoadClients
  /** It cannot be another one any more. @default false */
  isFixed?: boolean
  /** Whether there has to be one. @default true */
  isRequired?: boolean
}

/** A client, found by name or number, or in the list of all, page by page. */
export function ClientField({
  value,
  onChange,
  load,
  isFixed = false,
  isRequired = true,
  ...field
}: ClientFieldProps) {
  const api = useApi()
  const loadAll = useCallback((search: FieldSearch) => searchAccounts(api, search), [api])
  return (
    <ComboBox
      {...field}
      isRequired={isRequired}
      minimumCharacters={0}
      isReadOnly={isFixed}
      load={load ?? loadAll}
      value={value}
      onChange={option =>
        onChange(option && { id: option.id, label: option.label, description: option.description ?? '' })
      }
    />
  )
}
