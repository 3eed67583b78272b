import { readOptions } from '@parvis/api-types/calls'
import { listEngagements } from '@parvis/api-types/calls/engagements'
import { ComboBox } from '@parvis/design-system/ComboBox'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useCallback, useRef, type Ref } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { Api } from '../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import type { ChosenEngagement, EngagementType } from './request-form.ts'

/** An engagement with what the form fills in when it is chosen. */
export interface FoundEngagement extends ChosenEngagement {
  managerEmail: string | null
}

/** Engagements that are not closed, real or provisional, by code, description or number of the client, page by page. */
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
