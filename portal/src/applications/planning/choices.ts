import type { Person } from '@parvis/design-system/people'
import type { Api } from '../../api/clients.ts'
import type { ChosenEngagement, ChosenPerson, EngagementType } from './rules/planning-values.ts'

/* Where the fields of the form look for engagements and people, page by page. */

interface Search {
  text: string
  /** How many came before, as the pages say it. */
  cursor: string | undefined
  signal: AbortSignal
}

const pageSize = 20

/** The rest of a search, where there may be one. */
const next = (skip: number, found: readonly unknown[]) =>
  found.length < pageSize ? {} : { cursor: String(skip + pageSize) }

/** An engagement with what the form takes from it when it is chosen. */
export interface FoundEngagement extends ChosenEngagement {
  managerEmail: string | null
}

/** Engagements that are not closed, real or provisional, by code, description or number of the client. */
export async function searchEngagements(api: Api, type: EngagementType, { text, cursor, signal }: Search) {
  const skip = Number(cursor ?? 0)
  const { value } = (
    await api.organisation.get('/v1/Engagements', {
      signal,
      query: {
        search: text,
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
        top: pageSize,
        skip,
      },
    })
  ).data
  const engagements = value.map(
    (engagement): FoundEngagement => ({
      id: String(engagement.id),
      code: engagement.engagementCode,
      description: engagement.engagementDescription,
      type,
      ibsNumber: engagement.engagementAccountNumber,
      managerEmail: engagement.engagementManagerEmail,
    }),
  )
  return { engagements, ...next(skip, value) }
}

const personOf = ({
  id,
  contactFullName: name,
  contactEmailOffice: email,
}: {
  id: number
  contactFullName: string
  contactEmailOffice: string
}): ChosenPerson => ({ id: String(id), name, email })

/** Somebody who was picked: of those who are found here everybody has an e-mail. */
export function chosenOf({ id, name, email = '' }: Person): ChosenPerson {
  return { id, name, email }
}

/** People of the firm by name or e-mail. */
export async function searchStaff(api: Api, { text, cursor, signal }: Search) {
  const skip = Number(cursor ?? 0)
  const { value } = (
    await api.customerStore.get('/v1/Contacts', {
      signal,
      query: {
        search: text,
        filter: ['contactType', 'eq', 'Collaborateur'],
        select: ['id', 'contactFullName', 'contactEmailOffice'],
        orderby: ['contactLastName'],
        top: pageSize,
        skip,
      },
    })
  ).data
  return { people: value.map(personOf), ...next(skip, value) }
}

/** Who has an e-mail. */
export async function findByEmail(api: Api, email: string): Promise<ChosenPerson | undefined> {
  const { value } = (
    await api.customerStore.get('/v1/Contacts', {
      query: {
        filter: ['tolower(contactEmailOffice)', 'eq', email.toLowerCase()],
        select: ['id', 'contactFullName', 'contactEmailOffice'],
        top: 1,
      },
    })
  ).data
  return value.map(personOf)[0]
}

/** The last request of an engagement that the reader may see: a new one is seldom quite different. */
export async function findLastRequest(api: Api, engagementId: number) {
  const { value } = (
    await api.portal.get('/v1/PlanningRequests', {
      query: {
        filter: ['engagementId', 'eq', engagementId],
        orderby: ['createdDate desc', 'id desc'],
        top: 1,
      },
    })
  ).data
  return value[0]
}
