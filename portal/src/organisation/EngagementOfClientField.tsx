import { ComboBox } from '@parvis/design-system/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import type { FieldOf } from '../forms/field-of.ts'
import type { ChosenClient } from './chosen-client.ts'
import { engagementOption, listEngagementsOptions } from './engagement-queries.ts'

/** An engagement as a field's option: its code, with its description. */
export type ChosenEngagement = ReturnType<typeof engagementOption>

export interface EngagementOfClientFieldProps extends FieldOf<ChosenEngagement | null> {
  description: string
  /** The client whose engagements are offered; null while none is chosen. */
  client: ChosenClient | null
}

/** A field to choose one of a client's open engagements. */
export function EngagementOfClientField({ client, value, onChange, ...field }: EngagementOfClientFieldProps) {
  const found = useQuery({
    ...listEngagementsOptions(useApi(), client?.description ?? ''),
    enabled: client !== null,
  })
  return (
    <ComboBox
      // Another client has other engagements.
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
