import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useQuery } from '@tanstack/react-query'
import { useCallback, type Ref } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { listEngagementsOptions } from '../../../../engagements/engagement-queries.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { searchReportClients, type Project } from '../../queries.ts'
import type { ChosenClient } from '../../rules/project-values.ts'

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

export interface ClientFieldProps extends FieldOf<ChosenClient | null> {
  /** It cannot be another one any more. */
  isFixed: boolean
}

/** A client of the library, found by name or number. */
export function ClientField({ value, onChange, isFixed, ...field }: ClientFieldProps) {
  const { t } = useTranslation('reportProjects')
  const api = useApi()
  const load: NonNullable<ComboBoxProps['load']> = useCallback(
    search => searchReportClients(api, search),
    [api],
  )
  return (
    <ComboBox
      {...field}
      isRequired
      isReadOnly={isFixed}
      description={t(isFixed ? 'hint.clientStays' : 'hint.client')}
      value={value}
      onChange={option =>
        onChange(option && { id: option.id, label: option.label, description: option.description ?? '' })
      }
      load={load}
    />
  )
}

export interface EngagementFieldProps extends FieldOf<string | null> {
  /** Whose engagements they are. */
  client: ChosenClient | null
  /** The project that has one: it may be closed, or its name on its way. */
  present: Pick<Project, 'engagementId' | 'engagementCode' | 'engagementDescription'> | undefined
}

/** One of the engagements of the client. */
export function EngagementField({ value, onChange, client, present, ...field }: EngagementFieldProps) {
  const { t } = useTranslation('reportProjects')
  const found = useQuery({
    ...listEngagementsOptions(useApi(), client?.description ?? ''),
    enabled: client !== null,
  })
  const open = client === null ? [] : (found.data ?? [])
  const isPresent = present !== undefined && String(present.engagementId) === value
  const known =
    isPresent && !open.some(({ id }) => id === present.engagementId)
      ? [{ id: present.engagementId, ...present }, ...open]
      : open
  const options = known.map(({ id, engagementCode, engagementDescription }) => ({
    id: String(id),
    label: engagementCode,
    description: engagementDescription,
  }))
  return (
    <ComboBox
      {...field}
      isRequired
      isDisabled={client === null}
      description={t(client === null ? 'hint.firstClient' : 'hint.engagement')}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={option => onChange(option?.id ?? null)}
      options={options}
    />
  )
}
