import type { ReadOf } from '@parvis/api-types/calls'
import { getDocument } from '@parvis/api-types/calls/documents'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { documents, writeScope } from './application.ts'

/** A document as the services store it. */
export type ClientDocument = ReadOf<'getDocument'>

/** Why an action on a document failed. */
export const sayOfDocument = explain<
  | 'getDocument'
  | 'updateDocument'
  | 'restoreDocumentVersion'
  | 'listDocumentVersions'
  | 'listDocumentEvents'
  | 'getDocumentDownload'
  | 'downloadDocument'
>({
  'not-found': 'documents:problem.gone',
  'precondition-failed': 'documents:problem.changed',
  'document-of-another': 'documents:problem.ofAnother',
  'document-client-unknown': 'documents:problem.clientUnknown',
  'document-engagement-unknown': 'documents:problem.engagementUnknown',
  'document-confidentiality-refused': 'documents:problem.ownAccess',
  'document-extension': 'documents:problem.extensionStays',
  'document-name-taken': 'documents:problem.nameTaken',
  'document-version-current': 'documents:problem.versionCurrent',
  'document-quota-reached': 'documents:problem.quota',
})

/** Why several documents could not be downloaded. */
export const sayNotArchived = explain<'prepareDocumentArchive' | 'listDocuments'>({
  'document-unknown': 'documents:problem.someGone',
  'document-archive-too-large': 'documents:problem.archiveTooLarge',
})

/** Why deleting documents failed. */
export const sayNotDeleted = explain<'deleteDocuments' | 'listDocuments'>({
  'document-unknown': 'documents:problem.notThere',
  'document-of-another': 'documents:problem.ofAnother',
  'document-changed': 'documents:problem.changedMeanwhile',
})

/** Why moving documents failed. */
export const sayNotMoved = explain<'moveDocuments' | 'listDocuments'>({
  'document-unknown': 'documents:problem.notThere',
  'document-of-another': 'documents:problem.ofAnother',
  'document-changed': 'documents:problem.changedMeanwhile',
  'document-client-unknown': 'documents:problem.clientUnknown',
  'document-engagement-unknown': 'documents:problem.engagementUnknown',
  'document-confidentiality-refused': 'documents:problem.ownAccess',
  'document-name-taken': 'documents:problem.nameTakenMove',
  'document-quota-reached': 'documents:problem.quota',
})

/** Why restoring documents failed. */
export const sayNotRestored = explain<'restoreDocuments' | 'listDocumentDeletions'>({
  'document-unknown': 'documents:problem.notInBin',
  'document-name-taken': 'documents:problem.nameTakenRestore',
})

export const documentRecord = defineRecord(getDocument, 'documents', {
  param: 'documentId',
  list: documents.address('list'),
  say: sayOfDocument,
})

/** The place of a document below its client: "2025 / Bank / Q4"; '' if nothing is set. */
export const placeBelow = ({ fiscalYear, folder }: { fiscalYear: number | null; folder: string }) =>
  [...(fiscalYear === null ? [] : [String(fiscalYear)]), ...folder.split('/').filter(Boolean)].join(' / ')

/** The place of a document, starting with its client. */
export const placeOf = ({
  accountName,
  ...below
}: {
  accountName: string
  fiscalYear: number | null
  folder: string
}) => [accountName, placeBelow(below)].filter(Boolean).join(' / ')

/** The place and name of a document: of a link, or of the document that a link points to. */
export const linkOf = (link: Omit<NonNullable<ClientDocument['linkedTo']>, 'documentId' | 'hasChanged'>) =>
  `${placeOf(link)} / ${link.name}`

/**
 * Whether the reader may change a document: clients may change what they uploaded themselves. Only decides what to
 * show, as the services check each call.
 */
export function useMayChange(): (document: Pick<ClientDocument, 'createdBy' | 'confidentiality'>) => boolean {
  const { email, type, scopes } = usePerson()
  return ({ createdBy, confidentiality }) =>
    scopes.has(writeScope) &&
    // Documents that are only shared with a client are read-only.
    (type === 'Collaborateur' || (createdBy.toLowerCase() === email && confidentiality === 'client'))
}

/** Whether a document is a PDF by its name. */
export const isPdf = ({ name }: Pick<ClientDocument, 'name'>) => /[^.]\.pdf$/i.test(name)

/**
 * The page that prepares a document for signature, for people who may sign; undefined for files that cannot be signed.
 * Only decides what to show, as the services check each call.
 */
export function useSigningAddress(): (document: Pick<ClientDocument, 'id' | 'name'>) => string | undefined {
  const { scopes } = usePerson()
  return ({ id, name }) =>
    scopes.has('Signatures.Write') && isPdf({ name }) ? `/app/sign/new?document=${id}` : undefined
}

/**
 * Whether the reader, who may be a client, may upload and change documents. Only decides what to show, as the services
 * check each call.
 */
export const useMayWrite = () => usePerson().scopes.has(writeScope)

/** Whether the reader is staff, who work for all clients of the firm. */
export const useIsStaff = () => usePerson().type === 'Collaborateur'
