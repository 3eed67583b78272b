import { readOptions } from '@parvis/api-types/calls'
import { listEngagements } from '@parvis/api-types/calls/engagements'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { useCallback, useRef } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { Api } from '../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import type { FieldOf } from '../../../forms/field-of.ts'
import type { ChosenEngagement } from './request-form.ts'

/** Searches a client's open engagements by code or description, page by page. */
async function searchEngagements(api: Api, accountNumber: string, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listEngagements, {
      query: {
        filter: {
          and: [
            ['engagementAccountNumber', 'eq', accountNumber],
            ['engagementStatut', 'in', ['dormant', 'Actif']],
          ],
        },
        select: [
          'id',
          'engagementCode',
          'engagementDescription',
          'engagementType',
          'engagementStatut',
          'engagementPartnerEmail',
          'engagementManagerEmail',
        ],
        orderby: ['engagementCode', 'id'],
        ...page,
      },
    })
    return { data: await queryFn(search) }
  })
  const engagements = found.map(
    (engagement): ChosenEngagement => ({
      id: String(engagement.id),
      code: engagement.engagementCode,
      description: engagement.engagementDescription,
      type: engagement.engagementType,
      statut: engagement.engagementStatut,
      partnerEmail: engagement.engagementPartnerEmail ?? '',
      managerEmail: engagement.engagementManagerEmail ?? '',
    }),
  )
  return { engagements, ...rest }
}

export interface EngagementFieldProps extends FieldOf<ChosenEngagement | null> {
  description: string
  /** Number of the client whose engagements can be chosen; undefined until a client is chosen. */
  accountNumber: string | undefined
  /** The engagement can no longer change. */
  isFixed: boolean
}

/** An open engagement of a client. */
export function EngagementField({ accountNumber, value, onChange, isFixed, ...field }: EngagementFieldProps) {
  const api = useApi()
  // A choice only yields its id, so the other values are kept from the search.
  const found = useRef(new Map<string, ChosenEngagement>())
  const load = useCallback(
    async (search: FieldSearch) => {
      if (accountNumber === undefined) return { options: [] }
      const { engagements, ...rest } = await searchEngagements(api, accountNumber, search)
      for (const engagement of engagements) found.current.set(engagement.id, engagement)
      return {
        options: engagements.map(({ id, code: label, description }) => ({ id, label, description })),
        ...rest,
      }
    },
    [api, accountNumber],
  )
  return (
    <ComboBox
      {...field}
      isRequired
      minimumCharacters={0}
      isReadOnly={isFixed}
      isDisabled={accountNumber === undefined}
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
