import { defineApplication } from '../../../routing/application.ts'

// Who publishes plans and administers reports; the services ask for both.
const access = { scope: 'Planning.Manage' } as const

export const publications = defineApplication('publications', {
  list: { path: '/app/dshb2/publications', access, title: 'publications:list.title' },
  /** One that is being published; which one, and its step, stand in the search of the address. */
  record: {
    path: '/app/dshb2/createpublication',
    access,
    title: 'publications:record.name',
    shares: ['reportFiles', 'reportAccess'],
  },
})
