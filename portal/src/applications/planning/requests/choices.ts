import type { Person } from '@parvis/design-system/people'
import type { Api } from '../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import type { ChosenEngagement, ChosenPerson, EngagementType } from './rules/planning-values.ts'

/* Where the fields of the form look for engagements and people. */

/** An engagement with what the form takes from it when it is chosen. */
export interface FoundEngagement extends ChosenEngagement {
  managerEmail: string | null
}

/** Engagements that are not closed, real or provisional, by code, description or number of the client, page by page. */
export async function searchEngagements(api: Api, type: EngagementType, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, page =>
    api.organisation.get('/v1/Engagements', {
      signal: search.signal,
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
    }),
  )
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

/** Somebody who was picked: of those who are found here everybody has an e-mail. */
export function chosenOf({ id, name, email = '' }: Person): ChosenPerson {
  return { id, name, email }
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
  const [contact] = value
  return (
    contact && { id: String(contact.id), name: contact.contactFullName, email: contact.contactEmailOffice }
  )
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
