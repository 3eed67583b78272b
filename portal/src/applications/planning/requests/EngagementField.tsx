import { ComboBox } from '@parvis/design-system/ComboBox'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useCallback, useRef, type Ref } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../api/search-page.ts'
import { searchEngagements, type FoundEngagement } from './choices.ts'
import type { ChosenEngagement, EngagementType } from './rules/planning-values.ts'

export interface EngagementFieldProps {
  label: string
  description: string
  /** Which engagements there are to choose from. */
  type: EngagementType
  value: ChosenEngagement | null
  onChange: (engagement: FoundEngagement | null) => void
  /** @default none */
  messages?: readonly FieldMessage[]
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** An engagement that is not closed, found by its code, its description or the number of its client. */
export function EngagementField({ type, value, onChange, ...field }: EngagementFieldProps) {
  const api = useApi()
  // A choice tells its key: what else is known of it was found with it.
  const found = useRef(new Map<string, FoundEngagement>())
  const load = useCallback(
    async (search: FieldSearch) => {
      const { engagements, ...rest } = await searchEngagements(api, type, search)
      for (const engagement of engagements) found.current.set(engagement.id, engagement)
      return {
        options: engagements.map(({ id, code: label, description }) => ({ id, label, description })),
        ...rest,
      }
    },
    [api, type],
  )
  return (
    <ComboBox
      {...field}
      isRequired
      value={value && { id: value.id, label: value.code, description: value.description }}
      onChange={option => {
        // The one that is there already was perhaps never looked for.
        if (option === null || option.id !== value?.id)
          onChange((option && found.current.get(option.id)) ?? null)
      }}
      load={load}
    />
  )
}
