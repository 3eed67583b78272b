import { questionOptions, readOptions, writeOptions, type WrittenOf } from '@parvis/api-types/calls'
import {
  createDocumentUpload,
  deleteDocumentUpload,
  findKnownDocuments,
  importDocumentUpload,
  linkDocument,
  listDocumentUploads,
} from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { DocumentUploadForm } from '@parvis/api-types/limits/documents'
import { folderOf, type CheckResult } from '@parvis/design-system/upload'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { Api } from '../../../api/clients.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSendingConnection } from '../../../uploads/useSendingConnection.ts'
import { folderWithin, placeSent, type PlacementValues } from './document-form.ts'
import { documentTransport, type DocumentUpload } from './document-transport.ts'
import { placeOf } from './document.ts'
import { isTaken } from './taken-files.ts'
import { hashInWorker } from './hash/hash-in-worker.ts'

const longestFolder = DocumentUploadForm.folder.maxLength

/** A file whose content is already stored: where, and the idempotency key of its link. */
interface Known {
  id: number
  contentHash: string
  idempotencyKey: string
}

/** The place of a file, including the folder that it was chosen with. */
function placeOfFile(file: File, placement: PlacementValues) {
  const place = placeSent(placement)
  return { ...place, folder: folderWithin(place.folder, folderOf(file)) }
}

/** Whether a document with the same content is already in the place of the file. */
function isThere(
  known: { name: string; accountName: string; fiscalYear: number | null; folder: string },
  file: File,
  placement: PlacementValues,
): boolean {
  const { fiscalYear, folder } = placeOfFile(file, placement)
  return (
    known.accountName === placement.client?.label &&
    known.fiscalYear === fiscalYear &&
    known.folder.toLowerCase() === folder.toLowerCase() &&
    known.name.toLowerCase() === file.name.toLowerCase()
  )
}

/** The reader's uploads from before the page was opened, oldest first. */
export const earlierUploadsOptions = (api: Api) =>
  queryOptions({
    ...readOptions(api, listDocumentUploads, { query: { orderby: ['createdDate', 'id'], top: 500 } }),
    // Load this once; afterwards the field has the current state.
    staleTime: Infinity,
    gcTime: 0,
  })

/** A document made from a file. */
export type FiledDocument = WrittenOf<'importDocumentUpload' | 'linkDocument'>

/**
 * Sends documents, and collects those made from files that arrived, latest first.
 * @param known the pending uploads from before the page was opened, as of the first render
 * @param placement the place for files that are added now
 * @param whyNone why no new files can be added now
 */
export function useDocumentSending(
  known: readonly DocumentUpload[],
  placement: PlacementValues,
  whyNone: string | undefined,
) {
  const api = useApi()
  const connection = useSendingConnection()
  const { t, i18n } = useTranslation('documents')
  const { longDay } = useFormats()
  const [filed, setFiled] = useState<readonly FiledDocument[]>([])
  const { mutateAsync: create } = useMutation(writeOptions(api, createDocumentUpload))
  const { mutateAsync: importUpload } = useMutation(writeOptions(api, importDocumentUpload))
  const { mutateAsync: linkTo } = useMutation(writeOptions(api, linkDocument))
  const { mutateAsync: removeUpload } = useMutation(writeOptions(api, deleteDocumentUpload))
  // A file keeps the place that was chosen when it was added, even if the choice changes while it waits.
  const [places] = useState(() => new WeakMap<File, PlacementValues>())
  const placeFor = (file: File) => {
    const place = places.get(file)
    if (!place) throw new Error('Nobody chose a place for this file')
    return placeOfFile(file, place)
  }
  const [sameContent] = useState(() => new WeakMap<File, Known>())
  const noteFiled = (document: FiledDocument) =>
    setFiled(before => [document, ...before.filter(other => other.id !== document.id)])
  const remove = async (id: number) => removeUpload({ path: { id }, ifMatch: '*' })
  const [transport] = useState(() =>
    documentTransport(
      {
        ...connection,
        create: async file =>
          create({
            idempotencyKey: newIdempotencyKey(),
            body: {
              ...placeFor(file),
              fileName: file.name,
              fileSize: file.size,
              fileDate: file.lastModified > 0 ? new Date(file.lastModified).toISOString() : null,
            },
          }),
        import: async (id, idempotencyKey) => {
          noteFiled(await importUpload({ path: { id }, idempotencyKey }))
        },
        link: async file => {
          const origin = sameContent.get(file)
          if (!origin) throw new Error('Nobody knows where the content is')
          const { id, contentHash, idempotencyKey } = origin
          const body = { ...placeFor(file), fileName: file.name, contentHash }
          noteFiled(await linkTo({ path: { id }, idempotencyKey, body }))
        },
        remove,
        // Translate now: the language may change while a file is being sent.
        say: key => sayKey(i18n.translate('shell'), key),
      },
      known,
    ),
  )
  /** Checks by its hash whether the content is already stored. */
  const check = async (file: File, signal: AbortSignal): Promise<CheckResult> => {
    places.set(file, placement)
    if (whyNone !== undefined) return { refused: whyNone }
    // Refuse unaccepted files before any byte is sent.
    if (!isTaken(file.name)) return { refused: t('problem.extension') }
    if (placeOfFile(file, placement).folder.length > longestFolder)
      return { refused: t('problem.folderTooLong', { limit: longestFolder }) }
    const contentHash = await hashInWorker(file, signal)
    const { value } = await questionOptions(api, findKnownDocuments, { body: { contentHash } }).queryFn({
      signal,
    })
    const [first, ...more] = value
    if (!first) return null
    sameContent.set(file, { id: first.id, contentHash, idempotencyKey: newIdempotencyKey() })
    const place = t('upload.known', {
      place: placeOf(first),
      name: first.name,
      person: first.createdByName,
      date: longDay(first.createdDate),
    })
    const duplicate = more.length === 0 ? place : t('upload.knownMore', { place, count: more.length })
    // In its own place it would be a version of the same document, so offer no link.
    if (value.some(other => isThere(other, file, placement))) return { duplicate }
    return { duplicate, link: t('upload.linkHelp') }
  }
  return {
    transport,
    check,
    filed,
  }
}
