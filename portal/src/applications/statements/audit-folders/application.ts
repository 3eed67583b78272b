import { defineApplication } from '../../../routing/application.ts'

/** The right to keep folders; who only hands documents in sees what is requested of them. */
export const keepScope = 'Audit.Work'
const keep = { scope: keepScope } as const

export const auditFolders = defineApplication('auditFolders', {
  /** The folders of the firm; for clients, what is requested of them. */
  list: {
    path: '/app/fschecker/audit-folders',
    access: { scope: 'Audit.Submit' },
    title: 'auditFolders:list.title',
  },
  create: { path: '/app/fschecker/audit-folders/new', access: keep, title: 'auditFolders:form.newTitle' },
  /** A folder; which of its parts, and what is opened of it, stands in the search. */
  record: {
    path: '/app/fschecker/audit-folders/:folderId',
    access: keep,
    title: 'auditFolders:record.name',
  },
})
