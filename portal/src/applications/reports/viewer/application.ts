import { defineApplication } from '../../../routing/application.ts'

const access = { scope: 'Reports.Read' } as const

export const reportViewer = defineApplication('reportViewer', {
  /** Which report, and how it is looked at, stands in the search of the address. */
  report: { path: '/rapport', access, title: 'reportViewer:title', shares: ['reportDocuments'] },
  bookmark: { path: '/bookmark', access, title: 'reportViewer:title', shares: ['reportDocuments'] },
  dynamic: { path: '/DynamicReports', access, title: 'reportViewer:dynamic.title' },
})
