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

/** Finds the person with an email. */
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

/** The engagement's last request that the reader may see: a new request usually resembles it. */
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

/** The fields copied from the last request of an engagement. */
const taken = ['requestType', 'businessUnit', 'manager', 'team', 'offerId'] as const

/**
 * Fills in empty fields from the last request of the chosen engagement or, without one, from the engagement itself. If
 * a lookup fails, the author fills in the fields.
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
    // The author chose another engagement before the answer arrived.
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
    /** Whether fields were filled in from the last request of this engagement. */
    isFilledFor: (engagementId: string | undefined) =>
      engagementId !== undefined && filledFor === engagementId,
  }
}
