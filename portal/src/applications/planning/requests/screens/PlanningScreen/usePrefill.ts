import { readOptions } from '@parvis/api-types/calls'
import { listContacts } from '@parvis/api-types/calls/contacts'
import { listPlanningRequests } from '@parvis/api-types/calls/planning'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import type { ChosenPerson } from '../../../../../organisation/chosen-person.ts'
import type { FoundEngagement } from '../../EngagementField.tsx'
import { planningForm, valuesOf, type PlanningValues } from '../../request-form.ts'

/** Who has an e-mail. */
async function findByEmail(
  api: Api,
  queryClient: QueryClient,
  email: string,
): Promise<ChosenPerson | undefined> {
  const { value } = await queryClient.fetchQuery(
    readOptions(api, listContacts, {
      query: {
        filter: ['tolower(contactEmailOffice)', 'eq', email.toLowerCase()],
        select: ['id', 'contactFullName', 'contactEmailOffice'],
        top: 1,
      },
    }),
  )
  const [contact] = value
  return (
    contact && { id: String(contact.id), name: contact.contactFullName, email: contact.contactEmailOffice }
  )
}

/** The last request of an engagement that the reader may see: a new one is seldom quite different. */
async function findLastRequest(api: Api, queryClient: QueryClient, engagementId: number) {
  const { value } = await queryClient.fetchQuery(
    readOptions(api, listPlanningRequests, {
      query: {
        filter: ['engagementId', 'eq', engagementId],
        orderby: ['createdDate desc', 'id desc'],
        top: 1,
      },
    }),
  )
  return value[0]
}

/** What the last request of an engagement can tell about a new one. */
const taken = ['requestType', 'businessUnit', 'manager', 'team', 'offerId'] as const

/**
 * Fills in what is still empty by the last request of the engagement that was chosen, or by what is known of the
 * engagement itself. What cannot be looked up is entered by hand.
 */
export function usePrefill(form: UseFormReturn<PlanningValues>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [filledFor, setFilledFor] = useState<string>()

  async function fill({ id, managerEmail }: FoundEngagement) {
    const [last, manager] = await Promise.all([
      findLastRequest(api, queryClient, Number(id)),
      managerEmail === null ? undefined : findByEmail(api, queryClient, managerEmail),
    ]).catch(() => [undefined, undefined])
    // Somebody was faster than the answer and chose another one.
    if (form.getValues('engagement')?.id !== id) return
    const known: Partial<PlanningValues> = last ? valuesOf(last) : manager ? { manager } : {}
    for (const field of taken) {
      const value = known[field]
      if (
        value === undefined ||
        !planningForm.isSame(field, form.getValues(field), planningForm.start[field])
      )
        continue
      form.setValue(field, value, { shouldDirty: true })
    }
    setFilledFor(last ? id : undefined)
  }
  return {
    fill: (engagement: FoundEngagement) => void fill(engagement),
    /** Whether it was filled in by the last request of this engagement. */
    isFilledFor: (engagementId: string | undefined) =>
      engagementId !== undefined && filledFor === engagementId,
  }
}
