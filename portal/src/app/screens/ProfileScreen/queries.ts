import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'

/** The caller's own contact, with phones and address. Needs Contacts.Read. */
export const listOwnContactOptions = (api: Api, email: string) =>
  queryOptions({
    queryKey: ['listContacts', { contactEmailOffice: email }],
    queryFn: async ({ signal }) => {
      const { data } = await api.customerStore.get('/v1/Contacts', {
        signal,
        query: {
          filter: ['tolower(contactEmailOffice)', 'eq', email],
          select: [
            'id',
            'contactFirstName',
            'contactLastName',
            'contactFullName',
            'contactEmailOffice',
            'contactPhoneMobileOffice',
            'contactPhoneMobilePrivate',
            'contactPhoneLandLine',
            'contactAddress1',
            'contactAddress2',
            'contactAddress3',
          ],
          top: 1,
        },
      })
      return data.value
    },
  })
