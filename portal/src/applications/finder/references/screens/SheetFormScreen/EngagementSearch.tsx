import { ComboBox } from '@parvis/design-system/ComboBox'
import { useCallback, useRef } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { searchEngagements, type ChosenEngagement } from './engagement.ts'

export type { ChosenEngagement } from './engagement.ts'

export interface EngagementSearchProps {
  label: string
  description: string
  value: ChosenEngagement | null
  onChange: (engagement: ChosenEngagement | null) => void
}

/** The engagement of a new sheet, searched by code, description or client number. */
export function EngagementSearch({ value, onChange, ...field }: EngagementSearchProps) {
  const api = useApi()
  // A choice only yields its id, so the other values are kept from the search.
  const found = useRef(new Map<string, ChosenEngagement>())
  const load = useCallback(
    async (search: FieldSearch) => {
      const { engagements, ...rest } = await searchEngagements(api, search)
      for (const engagement of engagements) found.current.set(engagement.id, engagement)
      return {
        options: engagements.map(({ id, code: label, description }) => ({ id, label, description })),
        ...rest,
      }
    },
    [api],
  )
  return (
    <ComboBox
      {...field}
      isRequired
      name="engagement"
      value={value && { id: value.id, label: value.code, description: value.description }}
      onChange={option => {
        if (option?.id !== value?.id) onChange((option && found.current.get(option.id)) ?? null)
      }}
      load={load}
    />
  )
}
