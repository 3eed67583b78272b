import type { ReadOf } from '@parvis/api-types/calls'
import { getDocument } from '@parvis/api-types/calls/documents'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { documents, writeScope } from './application.ts'

/** A document as the services hold it. */
export type ClientDocument = ReadOf<'getDocument'>

/** Why something was not done with a document. */
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
  'document-confidentiality-refused': 'documents:problem.confidentiality',
  'document-extension': 'documents:problem.extensionStays',
  'document-name-taken': 'documents:problem.nameTaken',
  'document-version-current': 'documents:problem.versionCurrent',
  'document-quota-reached': 'documents:problem.quota',
})

/** Why several documents were not given out. */
export const sayNotArchived = explain<'prepareDocumentArchive' | 'listDocuments'>({
  'document-unknown': 'documents:problem.someGone',
  'document-archive-too-large': 'documents:problem.archiveTooLarge',
})

/** Why documents were not deleted. */
export const sayNotDeleted = explain<'deleteDocuments' | 'listDocuments'>({
  'document-unknown': 'documents:problem.notThere',
  'document-of-another': 'documents:problem.ofAnother',
  'document-changed': 'documents:problem.changedMeanwhile',
})

/** Why documents were not moved. */
export const sayNotMoved = explain<'moveDocuments' | 'listDocuments'>({
  'document-unknown': 'documents:problem.notThere',
  'document-of-another': 'documents:problem.ofAnother',
  'document-changed': 'documents:problem.changedMeanwhile',
  'document-client-unknown': 'documents:problem.clientUnknown',
  'document-engagement-unknown': 'documents:problem.engagementUnknown',
  'document-confidentiality-refused': 'documents:problem.confidentiality',
  'document-name-taken': 'documents:problem.nameTakenMove',
  'document-quota-reached': 'documents:problem.quota',
})

/** Why documents were not brought back. */
export const sayNotRestored = explain<'restoreDocuments' | 'listDocumentDeletions'>({
  'document-unknown': 'documents:problem.notInBin',
  'document-name-taken': 'documents:problem.nameTakenRestore',
})

export const documentRecord = defineRecord(getDocument, 'documents', {
  param: 'documentId',
  list: documents.address('list'),
  say: sayOfDocument,
})

/** Where a document is, below its client: "2025 / Bank / Q4"; '' where nothing is said of it. */
export const placeBelow = ({ fiscalYear, folder }: { fiscalYear: number | null; folder: string }) =>
  [...(fiscalYear === null ? [] : [String(fiscalYear)]), ...folder.split('/').filter(Boolean)].join(' / ')

/** Where a document is, its client first. */
export const placeOf = ({
  accountName,
  ...below
}: {
  accountName: string
  fiscalYear: number | null
  folder: string
}) => [accountName, placeBelow(below)].filter(Boolean).join(' / ')

/** Where a document is, with its name: the one that another one is linked to, or a link. */
export const linkOf = (link: Omit<NonNullable<ClientDocument['linkedTo']>, 'documentId' | 'hasChanged'>) =>
  `${placeOf(link)} / ${link.name}`

/** Whether the reader may change a document: clients what they sent themselves. For showing only: the services check each call. */
export function useMayChange(): (document: Pick<ClientDocument, 'createdBy' | 'confidentiality'>) => boolean {
  const { email, type, scopes } = usePerson()
  return ({ createdBy, confidentiality }) =>
    scopes.has(writeScope) &&
    // What is only shared with them is read.
    (type === 'Collaborateur' || (createdBy === email && confidentiality === 'client'))
}

/** Whether the reader may send documents, and change them: clients too. For showing only: the services check each call. */
export const useMayWrite = () => usePerson().scopes.has(writeScope)

/** Whether the reader is of the firm, and works for all of its clients. */
export const useIsStaff = () => usePerson().type === 'Collaborateur'
