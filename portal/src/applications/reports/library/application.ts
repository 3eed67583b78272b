import { defineApplication } from '../../../routing/application.ts'

const read = { scope: 'Reports.Read' } as const
/** The scope that allows administering the library, not just reading one's own reports. */
export const manageScope = 'Reports.Manage'
const manage = { scope: manageScope } as const

export const reportLibrary = defineApplication('reports', {
  library: {
    path: '/app/rapports',
    access: read,
    title: 'reports:library.title',
    shares: ['reportDocuments'],
  },
  published: {
    path: '/app/rapports/publie',
    access: read,
    title: 'reports:published.title',
    shares: ['reportDocuments'],
  },
  administration: {
    path: '/app/rapports/admin',
    access: manage,
    title: 'reports:list.title',
    shares: ['reportDocuments'],
  },
  import: {
    path: '/app/rapports/admin/import',
    access: manage,
    title: 'reports:import.title',
    shares: ['reportFiles'],
  },
  deleted: { path: '/app/rapports/admin/supprimes', access: manage, title: 'reports:deleted.title' },
  readers: { path: '/app/rapports/admin/lecteurs', access: manage, title: 'reports:contact.title' },
  record: {
    path: '/app/rapports/admin/:reportId',
    access: manage,
    title: 'reports:record.name',
    shares: ['reportDocuments', 'reportAccess'],
  },
})
