import { ComboBox } from '@parvis/design-system/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { engagementOption, listEngagementsOptions } from '../../../organisation/engagement-queries.ts'
import type { FieldOf } from '../../../forms/field-of.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { foldersOptions } from './library.ts'
import { folderOption } from './rules/folder-rules.ts'

export interface EngagementFieldProps extends FieldOf<string | null> {
  /** The number of the client whose engagements are offered. */
  accountNumber: string
  /** The engagement of the parent folder. */
  inherited: string | undefined
  /** The code of the folder's current engagement, in case it is closed or its name is still loading. */
  present: string | undefined
}

/** The engagement of a folder. If left empty, the folder has that of its parent, or none. */
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
  const options = (found.data ?? []).map(engagementOption)
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
  /** The client whose folders are offered. */
  accountId: number
}

/** A choice of a client's folder, by its full path. */
export function FolderField({ value, onChange, accountId, ...field }: FolderFieldProps) {
  const found = useQuery(foldersOptions(useApi(), accountId))
  const options = (found.data ?? []).map(folderOption)
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
