import { ComboBox } from '@parvis/design-system/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import type { FieldOf } from '../forms/field-of.ts'
import type { ChosenClient } from './chosen-client.ts'
import { engagementOption, listEngagementsOptions } from './engagement-queries.ts'

/** An engagement as it is chosen in a field: its code, described by its description. */
export type ChosenEngagement = ReturnType<typeof engagementOption>

export interface EngagementOfClientFieldProps extends FieldOf<ChosenEngagement | null> {
  description: string
  /** Whose engagements they are; null while no client is chosen. */
  client: ChosenClient | null
}

/** One of the engagements of a client that are not closed. */
export function EngagementOfClientField({ client, value, onChange, ...field }: EngagementOfClientFieldProps) {
  const found = useQuery({
    ...listEngagementsOptions(useApi(), client?.description ?? ''),
    enabled: client !== null,
  })
  return (
    <ComboBox
      // Another client has others.
      key={client?.id ?? ''}
      {...field}
      isRequired
      isDisabled={client === null}
      options={(found.data ?? []).map(engagementOption)}
      value={value}
      onChange={option =>
        onChange(option && { id: option.id, label: option.label, description: option.description ?? '' })
      }
    />
  )
}
