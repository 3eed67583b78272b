import {
  getAuditFolder,
  listAuditCheckEntries,
  listAuditChecks,
  listAuditComments,
  listAuditFolders,
  listAuditRequests,
} from '@parvis/api-types/generated/examples/portal'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { answerPage, answerWith } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import type { AuditCheck, AuditFolder, AuditRequest } from './folder.ts'
import { auditFoldersTexts } from './i18n/texts.ts'

/** The portal around folders: somebody of the firm who keeps them. */
export const portal: PortalStory = {
  texts: { auditFolders: auditFoldersTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Audit.Submit', 'Audit.Work']) },
}

/** The same, for somebody of a client. */
export const portalOfClient: PortalStory = {
  texts: { auditFolders: auditFoldersTexts },
  person: { type: 'Client', scopes: new Set([...storyPerson.scopes, 'Audit.Submit']) },
}

export const textsOf = textsIn(auditFoldersTexts)

export const folder: AuditFolder = getAuditFolder.success.open
const [, sealedFolder] = listAuditFolders.success.some.value
const [submittedRequest, openRequest] = listAuditRequests.success.some.value
const [unconcluded, concluded] = listAuditChecks.success.some.value
if (!sealedFolder || !submittedRequest || !openRequest || !unconcluded || !concluded)
  throw new Error('The examples of the contract have two of each')

/** Of the year before, signed by both. */
export const sealed: AuditFolder = sealedFolder
/** Signed by its preparer, who is not the reader. */
export const prepared: AuditFolder = {
  ...folder,
  status: 'prepared',
  completeness: 73,
  acceptedCount: folder.requestCount,
  submittedCount: 0,
  lateCount: 0,
  concludedCount: folder.checkCount,
  preparedBy: sealed.preparedBy,
  preparedByName: sealed.preparedByName,
  preparedDate: '2026-03-20T10:00:00.000Z',
}

/** Handed in by the client, and not decided yet. */
export const submitted: AuditRequest = submittedRequest
/** Nothing was handed in, and it is late. */
export const late: AuditRequest = openRequest
export const returned: AuditRequest = {
  ...submitted,
  id: 23,
  title: 'Tableau des immobilisations',
  status: 'returned',
  returnReason: 'La page des cessions manque.',
}

/** Entries to look at, without a conclusion. */
export const weekend: AuditCheck = unconcluded
/** An account, with a conclusion of somebody else that was reviewed. */
export const side: AuditCheck = concluded

/** Requested documents, as a filter by key or the whole list finds them. */
export const requests = (...known: readonly AuditRequest[]): HttpHandler =>
  http.get(listAuditRequests.pattern, ({ request }) => {
    const filter = new URL(request.url).searchParams.get('$filter') ?? ''
    const id = /(?:^|\()id eq (\d+)/.exec(filter)?.[1]
    const found = id === undefined ? known : known.filter(each => each.id === Number(id))
    return HttpResponse.json({ value: found, '@odata.count': found.length })
  })

/** Checks, likewise. */
export const checks = (...known: readonly AuditCheck[]): HttpHandler =>
  http.get(listAuditChecks.pattern, ({ request }) => {
    const filter = new URL(request.url).searchParams.get('$filter') ?? ''
    const id = /(?:^|\()id eq (\d+)/.exec(filter)?.[1]
    const found = id === undefined ? known : known.filter(each => each.id === Number(id))
    return HttpResponse.json({ value: found, '@odata.count': found.length })
  })

export const opened = (thing: AuditFolder): HttpHandler => answerWith<'getAuditFolder'>(getAuditFolder, thing)

const [entry] = listAuditCheckEntries.success.some.value
if (!entry) throw new Error('The example of the contract has an entry')

/** Everything that the page of a folder asks for beside the folder. */
export const besideFolder: HttpHandler[] = [
  requests(submitted, late, returned),
  checks(weekend, side),
  answerPage(listAuditCheckEntries, entry),
  answerPage(listAuditComments, ...listAuditComments.success.some.value),
]
