import { writeOptions } from '@parvis/api-types/calls'
import {
  createAuditDocument,
  deleteAuditDocument,
  submitAuditDocument,
} from '@parvis/api-types/calls/audit-folders'
import { isProblem, messageFor } from '@parvis/api-types/problems'
import type { InitialUpload, UploadTransport } from '@parvis/design-system/upload'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { commonProblems } from '../../../api/problem-messages.ts'
import { sayKey, type TextKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { TusSending } from '../../../uploads/tus-sending.ts'
import { useSendingConnection } from '../../../uploads/useSendingConnection.ts'
import type { AuditDocument } from './folder.ts'

/** The messages for a document that could not be sent. */
const problems = {
  ...commonProblems,
  'not-found': 'auditFolders:problem.gone',
  'audit-folder-closed': 'auditFolders:problem.closed',
  'audit-request-closed': 'auditFolders:problem.requestClosed',
  'audit-file-too-large': 'auditFolders:problem.tooLarge',
  'audit-limit-reached': 'auditFolders:problem.documentLimit',
  'audit-file-incomplete': 'auditFolders:problem.incomplete',
  'storage-full': 'auditFolders:problem.full',
  'upload-offset-wrong': 'auditFolders:problem.broken',
  'upload-busy': 'auditFolders:problem.broken',
} as const satisfies Readonly<Record<string, TextKey>>

interface Begun {
  id: number
  uploadUrl: string
}

const uploadIdOf = (id: number) => `audit-document-${id}`

/**
 * Pending uploads from before the page was opened, in the form that the field takes. Their files have to be chosen
 * again.
 */
export const initialUploads = (documents: readonly AuditDocument[]): InitialUpload[] =>
  documents.map(document => ({
    id: uploadIdOf(document.documentId),
    name: document.fileName,
    size: document.fileSize,
    sentBytes: document.receivedSize,
  }))

/**
 * Uploads documents for a request and submits each once it has arrived.
 * @param known the reader's own pending uploads; pass the same array for as long as the panel is open
 */
export function useDocumentSending(requestId: number, known: readonly AuditDocument[]) {
  const api = useApi()
  const connection = useSendingConnection()
  const { i18n } = useTranslation()
  const { mutateAsync: create } = useMutation(writeOptions(api, createAuditDocument))
  const { mutateAsync: submit } = useMutation(writeOptions(api, submitAuditDocument))
  const { mutate: remove } = useMutation(writeOptions(api, deleteAuditDocument))
  return useMemo(() => {
    // If deleting fails, the upload expires by itself.
    const discard = (id: number) => remove({ path: { id }, ifMatch: '*' })
    const transport: UploadTransport = {
      start({ id, file }, tell) {
        const begun = known.find(({ documentId }) => uploadIdOf(documentId) === id)
        const sending = new TusSending<Begun>(file, tell, connection, {
          begun: begun && { id: begun.documentId, uploadUrl: begun.uploadUrl },
          create: () =>
            create({ path: { id: requestId }, body: { fileName: file.name, fileSize: file.size } }),
          arrived: async document => {
            await submit({ path: { id: document.id } })
          },
          refused: error => ({
            // Translate now: the language may change while the file is being sent.
            reason: sayKey(
              i18n.translate('shell'),
              messageFor<TextKey>(problems, error) ?? 'problem.generic',
            ),
            canRetry: !isProblem(
              error,
              'not-found',
              'audit-folder-closed',
              'audit-request-closed',
              'audit-file-too-large',
            ),
          }),
          cancelled: document => {
            if (document) discard(document.id)
          },
        })
        void sending.run()
        return sending
      },
    }
    return {
      transport,
      /** Called when the reader removes a pending upload from the list. */
      forget: (uploadId: string) => {
        const document = known.find(({ documentId }) => uploadIdOf(documentId) === uploadId)
        if (document) discard(document.documentId)
      },
    }
  }, [requestId, known, connection, create, submit, remove, i18n])
}
