import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { listEngagementsOptions } from '../../engagements/engagement-queries.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { listReportFoldersOptions } from './queries.ts'
import type { ChosenClient } from './rules/folder-values.ts'

/** What a form gives to a field. */
interface FieldOf<Value> {
  name: string
  label: string
  messages: readonly FieldMessage[]
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  value: Value
  onChange: (value: Value) => void
}

/** Looks for clients, page by page. */
export type LoadClients = NonNullable<ComboBoxProps['load']>

export interface ClientFieldProps extends FieldOf<ChosenClient | null> {
  description: string
  /** Which clients there are to choose from. Keep the same function. */
  load: LoadClients
}

/** A client, found by name or number. */
export function ClientField({ value, onChange, ...field }: ClientFieldProps) {
  return (
    <ComboBox
      {...field}
      isRequired
      value={value}
      onChange={option =>
        onChange(option && { id: option.id, label: option.label, description: option.description ?? '' })
      }
    />
  )
}

export interface EngagementFieldProps extends FieldOf<string | null> {
  /** The number of the client whose engagements they are. */
  accountNumber: string
  /** The engagement of the folder that it stands in. */
  inherited: string | undefined
  /** The code of the one that the folder has: it is closed, or its name is on its way. */
  present: string | undefined
}

/** The engagement that a folder is for; none, or that of the folder above, when it is left empty. */
export function EngagementField({
  value,
  onChange,
  accountNumber,
  inherited,
  present,
  ...field
}: EngagementFieldProps) {
  const { t } = useTranslation('reports')
  const found = useQuery(listEngagementsOptions(useApi(), accountNumber))
  const options = (found.data ?? []).map(({ id, engagementCode, engagementDescription }) => ({
    id: String(id),
    label: engagementCode,
    description: engagementDescription,
  }))
  return (
    <ComboBox
      {...field}
      description={inherited === undefined ? t('hint.engagement') : t('hint.inherited', { code: inherited })}
      value={
        options.find(({ id }) => id === value) ??
        (value === null || present === undefined ? null : { id: value, label: present })
      }
      onChange={option => onChange(option?.id ?? null)}
      options={options}
    />
  )
}

export interface FolderFieldProps extends FieldOf<string | null> {
  /** The client whose folders they are. */
  accountId: number
}

/** A folder of a client, by the names from the first one down. */
export function FolderField({ value, onChange, accountId, ...field }: FolderFieldProps) {
  const found = useQuery(listReportFoldersOptions(useApi(), accountId))
  const options = (found.data ?? []).map(({ id, path, engagementCode }) => ({
    id: String(id),
    label: path,
    ...(engagementCode !== null && { description: engagementCode }),
  }))
  return (
    <ComboBox
      {...field}
      isRequired
      value={options.find(({ id }) => id === value) ?? null}
      onChange={option => onChange(option?.id ?? null)}
      options={options}
    />
  )
}
