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
import { formatDate } from '@parvis/design-system/i18n/dates'
import { folderOf, type CheckResult } from '@parvis/design-system/upload'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { Api } from '../../../api/clients.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { forgetFile } from '../../../uploads/useKeptFiles.ts'
import { useSendingConnection } from '../../../uploads/useSendingConnection.ts'
import { folderWithin, placeSent, type PlacementValues } from './document-form.ts'
import { documentTransport, uploadIdOf, type DocumentUpload } from './document-transport.ts'
import { placeOf } from './document.ts'
import { isTaken } from './taken-files.ts'
import { hashInWorker } from './hash/hash-in-worker.ts'

const longestFolder = DocumentUploadForm.folder.maxLength

/** What is known of a file whose content is there already: where to, and the key of the one link that is made of it. */
interface Known {
  id: number
  contentHash: string
  idempotencyKey: string
}

/** Where a file goes: with the folder that it came with. */
function placeOfFile(file: File, placement: PlacementValues) {
  const place = placeSent(placement)
  return { ...place, folder: folderWithin(place.folder, folderOf(file)) }
}

/** Whether a document with the content of a file is the one that the file would be put to. */
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

/** What the reader was sending before the page was opened, the first one first. */
export const earlierUploadsOptions = (api: Api) =>
  queryOptions({
    ...readOptions(api, listDocumentUploads, { query: { orderby: ['createdDate', 'id'], top: 500 } }),
    // Read once: from then on the field knows better.
    staleTime: Infinity,
    gcTime: 0,
  })

/** A document that was made of a file. */
export type FiledDocument = WrittenOf<'importDocumentUpload' | 'linkDocument'>

/**
 * How documents are sent, and those that were made of what arrived, the latest first.
 * @param known what was on its way before the page was opened; that of the first render
 * @param placement where what is added now goes
 * @param whyNone why nothing new can be added now
 */
export function useDocumentSending(
  known: readonly DocumentUpload[],
  placement: PlacementValues,
  whyNone: string | undefined,
) {
  const api = useApi()
  const connection = useSendingConnection()
  const { t, i18n } = useTranslation('documents')
  const locale = useLanguage()
  const [filed, setFiled] = useState<readonly FiledDocument[]>([])
  const { mutateAsync: create } = useMutation(writeOptions(api, createDocumentUpload))
  const { mutateAsync: importUpload } = useMutation(writeOptions(api, importDocumentUpload))
  const { mutateAsync: linkTo } = useMutation(writeOptions(api, linkDocument))
  const { mutateAsync: removeUpload } = useMutation(writeOptions(api, deleteDocumentUpload))
  // A file goes to where it was added for, whatever is chosen while it waits for its turn.
  const [places] = useState(() => new WeakMap<File, PlacementValues>())
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
              ...placeOfFile(file, places.get(file) ?? placement),
              fileName: file.name,
              fileSize: file.size,
              fileDate: file.lastModified > 0 ? new Date(file.lastModified).toISOString() : null,
            },
          }),
        import: async id => {
          noteFiled(await importUpload({ path: { id }, idempotencyKey: newIdempotencyKey() }))
        },
        link: async file => {
          const origin = sameContent.get(file)
          if (!origin) throw new Error('Nobody knows where the content is')
          const { id, contentHash, idempotencyKey } = origin
          const place = placeOfFile(file, places.get(file) ?? placement)
          const body = { ...place, fileName: file.name, contentHash }
          noteFiled(await linkTo({ path: { id }, idempotencyKey, body }))
        },
        remove,
        // In the language of the moment: a file may be on its way when it is changed.
        say: key => sayKey(i18n.translate('shell'), key),
      },
      known,
    ),
  )
  /** Whether the content is somewhere already, by its hash. */
  const check = async (file: File, signal: AbortSignal): Promise<CheckResult> => {
    places.set(file, placement)
    if (whyNone !== undefined) return { refused: whyNone }
    // What is not taken is refused before a byte of it is sent.
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
      date: formatDate(locale, first.createdDate.slice(0, 10)),
    })
    const duplicate = more.length === 0 ? place : t('upload.knownMore', { place, count: more.length })
    // Beside itself it would be a version of the same document.
    if (value.some(other => isThere(other, file, placement))) return { duplicate }
    return { duplicate, link: t('upload.linkHelp') }
  }
  return {
    transport,
    check,
    filed,
    /** The reader has taken a file out of the list: what has arrived of it is thrown away. */
    forget: (uploadId: string) => {
      const upload = known.find(other => uploadIdOf(other) === uploadId)
      forgetFile(uploadId)
      // What stays expires.
      if (upload) void remove(upload.id).catch(() => undefined)
    },
  }
}
