import { defineApplication } from '../../../routing/application.ts'

/** The scope that allows uploading and filing documents, not just reading them. */
export const writeScope = 'Documents.Write'
const read = { scope: 'Documents.Read' } as const
const write = { scope: writeScope } as const

export const documents = defineApplication('documents', {
  list: { path: '/app/docs/uploadFiles', access: read, title: 'documents:list.title' },
  upload: { path: '/app/docs/uploadFiles/new', access: write, title: 'documents:upload.title' },
  deleted: { path: '/app/docs/uploadFiles/deleted', access: write, title: 'documents:deleted.title' },
  record: {
    path: '/app/docs/uploadFiles/document/:documentId',
    access: read,
    title: 'documents:record.name',
  },
})
