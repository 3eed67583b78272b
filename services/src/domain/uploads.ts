import type { OperationId } from '@parvis/api-types/operations'
import type { Database } from '../database/schema.ts'
import type { Uploads } from '../files/uploads.ts'
import { auditUploads } from './audit-folders/document-statements.ts'
import { documentUploads } from './documents/upload-statements.ts'
import { statementUploads } from './financial-statements/requests.ts'
import { signatureUploads } from './signatures/upload-statements.ts'
import { reportUploads } from './report-files/statements.ts'

/** The operations that start uploads: people who may call one of them may send bytes to the files they started. */
export const beginUploads: readonly OperationId[] = [
  'createAuditDocument',
  'createReportFile',
  'createStatementRequest',
  'createDocumentUpload',
  'createSignatureUpload',
]

/** All uploads in progress, as the upload protocol sees them. */
export function uploadsOf(db: Database): Uploads {
  const kinds = [
    reportUploads(db),
    statementUploads(db),
    documentUploads(db),
    signatureUploads(db),
    auditUploads(db),
  ]
  return {
    find: async (key, email) => {
      for (const kind of kinds) {
        const found = await kind.find(key, email)
        if (found) return found
      }
      return undefined
    },
    note: async (key, received) => {
      for (const kind of kinds) if (await kind.note(key, received)) return true
      return false
    },
  }
}
