import { defineApplication } from '../../../routing/application.ts'

// Publishing requires the right to plan and to administer reports; the services check both.
const access = { scope: 'Planning.Manage' } as const

export const publications = defineApplication('publications', {
  list: { path: '/app/dshb2/publications', access, title: 'publications:list.title' },
  /** An open publication. Its id and step are in the query string. */
  record: {
    path: '/app/dshb2/createpublication',
    access,
    title: 'publications:record.name',
    shares: ['reportFiles', 'reportAccess'],
  },
})
