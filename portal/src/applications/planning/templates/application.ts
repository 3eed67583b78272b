import { defineApplication } from '../../../routing/application.ts'

/** The right to use templates. */
const use = { scope: 'Planning.Request' } as const
/** The right to manage templates as well as to use them. */
export const manageScope = 'Reports.Manage'
const keep = { access: { scope: manageScope }, shares: ['reportFiles'] } as const

export const reportTemplates = defineApplication('reportTemplates', {
  list: { path: '/app/dshb2/Templates', access: use, title: 'reportTemplates:list.title' },
  create: { path: '/app/dshb2/Templates/new', ...keep, title: 'reportTemplates:file.newTitle' },
  record: { path: '/app/dshb2/Templates/:templateId', access: use, title: 'reportTemplates:record.name' },
  version: {
    path: '/app/dshb2/Templates/:templateId/version',
    ...keep,
    title: 'reportTemplates:file.versionTitle',
  },
})
