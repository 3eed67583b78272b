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

/** The portal for a member of staff who works on audit folders. */
export const portal: PortalStory = {
  texts: { auditFolders: auditFoldersTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Audit.Submit', 'Audit.Work']) },
}

/** The portal for somebody who works for a client. */
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

/** Last year's folder, with both signatures. */
export const sealed: AuditFolder = sealedFolder
/** A folder that somebody other than the reader has prepared and signed. */
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

/** Submitted by the client, awaiting a decision. */
export const submitted: AuditRequest = submittedRequest
/** Late, with nothing submitted. */
export const late: AuditRequest = openRequest
export const returned: AuditRequest = {
  ...submitted,
  id: 23,
  title: 'Tableau des immobilisations',
  status: 'returned',
  returnReason: 'La page des cessions manque.',
}

/** A check that found entries, without a conclusion yet. */
export const weekend: AuditCheck = unconcluded
/** A check that found an account, with somebody else's conclusion, already reviewed. */
export const side: AuditCheck = concluded

/** Answers with the requested documents, one or all, depending on the filter by key. */
export const requests = (...known: readonly AuditRequest[]): HttpHandler =>
  http.get(listAuditRequests.pattern, ({ request }) => {
    const filter = new URL(request.url).searchParams.get('$filter') ?? ''
    const id = /(?:^|\()id eq (\d+)/.exec(filter)?.[1]
    const found = id === undefined ? known : known.filter(each => each.id === Number(id))
    return HttpResponse.json({ value: found, '@odata.count': found.length })
  })

/** Answers with the checks in the same way. */
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

/** The other responses that the page of a folder needs. */
export const besideFolder: HttpHandler[] = [
  requests(submitted, late, returned),
  checks(weekend, side),
  answerPage(listAuditCheckEntries, entry),
  answerPage(listAuditComments, ...listAuditComments.success.some.value),
]
