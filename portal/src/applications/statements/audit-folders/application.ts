import { defineApplication } from '../../../routing/application.ts'

/** The scope for working on folders. People with only `Audit.Submit` see what is requested of them. */
export const keepScope = 'Audit.Work'
const keep = { scope: keepScope } as const

export const auditFolders = defineApplication('auditFolders', {
  /** The folders of the firm; for clients, the requests addressed to them. */
  list: {
    path: '/app/fschecker/audit-folders',
    access: { scope: 'Audit.Submit' },
    title: 'auditFolders:list.title',
  },
  create: { path: '/app/fschecker/audit-folders/new', access: keep, title: 'auditFolders:form.newTitle' },
  /** A folder. The query string names the open tab and item. */
  record: {
    path: '/app/fschecker/audit-folders/:folderId',
    access: keep,
    title: 'auditFolders:record.name',
  },
})
