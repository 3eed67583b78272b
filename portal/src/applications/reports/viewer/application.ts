import { defineApplication } from '../../../routing/application.ts'

const access = { scope: 'Reports.Read' } as const

export const reportViewer = defineApplication('reportViewer', {
  /** The query string of the address names the report and its view. */
  report: { path: '/rapport', access, title: 'reportViewer:title', shares: ['reportDocuments'] },
  bookmark: { path: '/bookmark', access, title: 'reportViewer:title', shares: ['reportDocuments'] },
  dynamic: { path: '/DynamicReports', access, title: 'reportViewer:dynamic.title' },
})
