import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import { useCallback } from 'react'
import { useApi } from '../api/ApiContext.tsx'
import type { FieldSearch } from '../api/search-page.ts'
import type { FieldOf } from '../forms/field-of.ts'
import type { ChosenClient } from './chosen-client.ts'
import { searchAccounts } from './search-accounts.ts'

/** Searches clients, page by page. */
export type LoadClients = NonNullable<ComboBoxProps['load']>

export interface ClientFieldProps extends FieldOf<ChosenClient | null> {
  description: string
  /** The clients to choose from; the function must be stable. @default all of the firm */
  load?: LoadClients
  /** Whether the client can no longer be changed. @default false */
  isFixed?: boolean
  /** Whether a client is required. @default true */
  isRequired?: boolean
}

/** A field to choose a client, by name or number or from the list of all, loaded page by page. */
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
