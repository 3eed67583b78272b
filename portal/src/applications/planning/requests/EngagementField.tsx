import { readOptions } from '@parvis/api-types/calls'
import { listEngagements } from '@parvis/api-types/calls/engagements'
import { ComboBox } from '@parvis/design-system/ComboBox'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useCallback, useRef, type Ref } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { Api } from '../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import type { ChosenEngagement, EngagementType } from './request-form.ts'

/** An engagement with the values the form fills in when it is chosen. */
export interface FoundEngagement extends ChosenEngagement {
  managerEmail: string | null
}

/** Searches open engagements, real or provisional, by code, description or client number, page by page. */
async function searchEngagements(api: Api, type: EngagementType, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listEngagements, {
      query: {
        filter: {
          and: [
            ['engagementType', 'eq', type],
            ['engagementStatut', 'in', ['dormant', 'Actif']],
          ],
        },
        select: [
          'id',
          'engagementCode',
          'engagementDescription',
          'engagementAccountNumber',
          'engagementManagerEmail',
        ],
        orderby: ['engagementCode', 'id'],
        ...page,
      },
    })
    return { data: await queryFn(search) }
  })
  const engagements = found.map(
    (engagement): FoundEngagement => ({
      id: String(engagement.id),
      code: engagement.engagementCode,
      description: engagement.engagementDescription,
      type,
      ibsNumber: engagement.engagementAccountNumber,
      managerEmail: engagement.engagementManagerEmail,
    }),
  )
  return { engagements, ...rest }
}

export interface EngagementFieldProps {
  label: string
  description: string
  /** The type of engagements to choose from. */
  type: EngagementType
  value: ChosenEngagement | null
  onChange: (engagement: FoundEngagement | null) => void
  /** @default none */
  messages?: readonly FieldMessage[]
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** An open engagement, searched by code, description or client number. */
export function EngagementField({ type, value, onChange, ...field }: EngagementFieldProps) {
  const api = useApi()
  // A choice only yields its id, so the other values are kept from the search.
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
        // The initial value was possibly never part of a search result.
        if (option === null || option.id !== value?.id)
          onChange((option && found.current.get(option.id)) ?? null)
      }}
      load={load}
    />
  )
}
