import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notify } from '../../database/notify.ts'
import { runJob } from '../../jobs/testing.ts'
import { people } from '../../server/testing.ts'
import {
  closingBalance,
  ledger,
  startStatementApp,
  type StatementCalls,
  year2024,
  year2025,
} from '../financial-statements/statements.test-support.ts'
import { forgetUnsentDocuments } from './document-handlers.ts'

interface Folder {
  '@odata.etag': string
  id: number
  accountId: number
  status: string
  completeness: number
  requestCount: number
  checkCount: number
  concludedCount: number
  lateCount: number
}
interface Request {
  '@odata.etag': string
  id: number
  folderId: number
  title: string
  status: string
  dueDate: string | null
  isLate: boolean
  returnReason: string | null
  documents: { '@odata.etag': string; documentId: number; fileName: string; sha256: string | null }[]
}
interface Check {
  '@odata.etag': string
  id: number
  check: string
  result: string
  reason: string | null
  count: number
  listedCount: number
  conclusion: string | null
  reviewedInitials: string | null
  accounts: { account: string }[]
}

let calls: StatementCalls
/** Keys of the demo people's client, and of others. */
let own: { engagementId: number; other: number; contactId: number; foreignContact: number }
/** Finished statements of that client for 2024 and 2025. */
const statements = { 2024: 0, 2025: 0 }

beforeAll(async () => {
  calls = await startStatementApp()
  const { rows } = await sql<typeof own>`
    select (select min(engagement.id) from engagement join account on account_number = engagement_account_number
        where account.id = 1 and engagement_statut = 'Actif') as "engagementId",
      (select min(engagement.id) from engagement join account on account_number = engagement_account_number
        where account.id <> 1 and engagement_statut = 'Actif') as other,
      (select id from contact where contact_email_office = ${people.client}) as "contactId",
      (select min(id) from contact where account_id <> 1) as "foreignContact"`.execute(calls.db)
  const [row] = rows
  if (!row) throw new Error('The demo client has no engagement')
  own = row
  await sql`delete from audit_folder`.execute(calls.db)
  const saturday = [...year2024, ['20240608', 'OD', '607000', '401000', 3000]] as const
  statements[2024] = (await calls.processed(ledger(saturday))).id
  statements[2025] = (
    await calls.processed(ledger(year2025), {
      fileName: '732829320FEC20251231.txt',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      chart: 'pcg-2025',
    })
  ).id
}, 60_000)
afterAll(() => calls.close())
beforeEach(async () => {
  await sql`delete from audit_folder`.execute(calls.db)
})

/**
 * Returns the response body unless the call was refused. Its type comes from the contract, which the server checks
 * responses against.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who calls knows what is answered
const ok = <T>({ status, body }: { status: number; body: unknown }): T => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body as T
}

const open = (changes: object = {}, as?: string) =>
  calls.send('POST', '/AuditFolders', {
    ...(as !== undefined && { as }),
    body: {
      engagementId: own.engagementId,
      year: 2024,
      start: 'empty',
      language: 'fr',
      statementRequestId: null,
      ...changes,
    },
  })
const opened = async (changes: object = {}) => ok<Folder>(await open(changes))
const readFolder = async ({ id }: { id: number }) =>
  ok<Folder>(await calls.send('GET', `/AuditFolders(${id})`))
const change = (path: string, body: object, as: string = people.staff, ifMatch = '*') =>
  calls.send('PATCH', path, { as, body, headers: { 'if-match': ifMatch } })
const sign = ({ id }: { id: number }, status: string, as: string = people.staff) =>
  change(`/AuditFolders(${id})`, { status }, as)
const remove = (path: string, as: string = people.staff) =>
  calls.send('DELETE', path, { as, headers: { 'if-match': '*' } })

const ask = (folder: Folder, changes: object = {}) =>
  calls.send('POST', '/AuditRequests', {
    body: {
      folderId: folder.id,
      title: 'Relevés bancaires',
      description: '',
      dueDate: null,
      contactId: null,
      ...changes,
    },
  })
const requestsOf = async ({ id }: { id: number }, as: string = people.staff) =>
  ok<{ value: Request[] }>(
    await calls.send('GET', `/AuditRequests?$filter=folderId eq ${id}&$orderby=id`, { as }),
  ).value
const checksOf = async ({ id }: { id: number }) =>
  ok<{ value: Check[] }>(await calls.send('GET', `/AuditChecks?$filter=folderId eq ${id}&$orderby=id`)).value

interface Upload {
  id: number
  uploadUrl: string
}
const begin = (request: { id: number }, fileSize: number, as: string, fileName = 'Relevé.pdf') =>
  calls.send('POST', `/AuditRequests(${request.id})/Documents`, { as, body: { fileName, fileSize } })
const submit = (document: { id: number }, as: string) =>
  calls.send('POST', `/AuditDocuments(${document.id})/Submit`, { as })

/** Hands in a document the way a person does: start, upload, submit. */
async function handIn(request: { id: number }, text: string, as: string = people.client, fileName?: string) {
  const bytes = new TextEncoder().encode(text)
  const document = ok<Upload>(await begin(request, bytes.length, as, fileName))
  expect((await calls.uploads.patch(document, 0, bytes, { as })).status).toBe(204)
  return ok<Request>(await submit(document, as))
}

/** The latest notifications in a person's bell, newest first. */
async function toldTo(as: string, count = 1): Promise<{ title: string; text: string; link: string }[]> {
  const path = `/MyNotifications?$top=${count}&$orderby=startDate desc,id desc`
  return ok<{ value: { title: string; text: string; link: string }[] }>(await calls.send('GET', path, { as }))
    .value
}

async function concludeAll(folder: Folder): Promise<void> {
  for (const { id } of await checksOf(folder)) {
    ok(await change(`/AuditChecks(${id})`, { conclusion: 'Sans anomalie.' }))
    ok(await change(`/AuditChecks(${id})`, { isReviewed: true }, people.manager))
  }
}

describe('a folder', () => {
  it('is created once per engagement and year, from the template in the requested language', async () => {
    const folder = await opened({ start: 'template' })
    expect(folder).toMatchObject({ status: 'open', completeness: 0, requestCount: 10, checkCount: 0 })
    expect((await requestsOf(folder))[0]?.title).toBe('Procès-verbaux de l’exercice')
    expect((await open()).code).toBe('audit-folder-exists')
    const english = await opened({ year: 2023, start: 'template', language: 'en' })
    expect((await requestsOf(english))[0]?.title).toBe('Minutes of the year')
  })

  it('is rolled forward from the year before: the same requests to the same people, a year later', async () => {
    expect((await open({ start: 'prior' })).code).toBe('audit-prior-unknown')
    const before = await opened({ year: 2023 })
    ok(await ask(before, { dueDate: '2024-02-29', contactId: own.contactId }))
    ok(await ask(before, { title: 'Inventaire' }))
    const folder = await opened({ start: 'prior' })
    expect(folder).toMatchObject({ priorFolderId: before.id, priorYear: 2023, requestCount: 2 })
    expect(await requestsOf(folder)).toMatchObject([
      { title: 'Relevés bancaires', dueDate: '2025-02-28', contactId: own.contactId, status: 'open' },
      { title: 'Inventaire', dueDate: null },
    ])
  })

  it('is rolled forward over a long accounting year, in which no folder was due', async () => {
    const before = await opened({ year: 2022 })
    ok(await ask(before, { dueDate: '2023-01-31' }))
    const folder = await opened({ start: 'prior' })
    expect(folder).toMatchObject({ priorFolderId: before.id, priorYear: 2022 })
    expect(await requestsOf(folder)).toMatchObject([{ dueDate: '2025-01-31' }])
    expect((await open({ year: 2027, start: 'prior' })).code).toBe('audit-prior-unknown')
  })

  it('is rolled forward from its own engagement, rather than from a later year of another one', async () => {
    const before = await opened({ year: 2022 })
    const foreign = await opened({ engagementId: own.other, year: 2023 })
    // As if it were another engagement of the same client.
    await sql`update audit_folder set account_id = 1 where id = ${foreign.id}`.execute(calls.db)
    expect(await opened({ start: 'prior' })).toMatchObject({ priorFolderId: before.id })
  })

  it('is refused for anything that does not exist', async () => {
    expect((await open({ engagementId: 999_999 })).code).toBe('audit-engagement-unknown')
    for (const [year, statementRequestId] of [
      [2024, 999_999],
      [2024, statements[2025]],
      [2025, statements[2024]],
    ])
      expect((await open({ year, statementRequestId })).code).toBe('audit-statements-unknown')
    const foreign = await open({ engagementId: own.other, statementRequestId: statements[2024] })
    expect(foreign.code).toBe('audit-statements-unknown')
  })

  it('is deleted only while nothing was handed in', async () => {
    const folder = await opened()
    const request = ok<Request>(await ask(folder))
    const handed = await handIn(request, 'un relevé')
    expect((await remove(`/AuditFolders(${folder.id})`)).code).toBe('audit-folder-used')
    expect((await remove(`/AuditDocuments(${handed.documents[0]?.documentId})`, people.client)).status).toBe(
      204,
    )
    expect((await remove(`/AuditFolders(${folder.id})`)).status).toBe(204)
    expect((await calls.send('GET', `/AuditFolders(${folder.id})`)).code).toBe('not-found')
  })

  it('is changed in the version that was seen', async () => {
    const folder = await opened({ statementRequestId: statements[2024] })
    await concludeAll(folder)
    ok(await sign(folder, 'prepared'))
    const late = await change(
      `/AuditFolders(${folder.id})`,
      { status: 'open' },
      people.staff,
      folder['@odata.etag'],
    )
    expect(late.code).toBe('precondition-failed')
  })
})

describe('checks on statements', () => {
  it('do not apply to a trial balance if they need entries, and say why', async () => {
    const balance = await calls.processed('Compte;Solde\n101300;-10,00\n512000;10,00\n', closingBalance)
    expect(balance.status).toBe('finished')
    const checks = await checksOf(await opened({ statementRequestId: balance.id }))
    expect(Object.fromEntries(checks.map(({ check, result, reason }) => [check, [result, reason]]))).toEqual({
      'cross-footing': ['not-applicable', 'no-entries'],
      'trial-balance': ['not-applicable', 'no-entries'],
      'statements-agree': ['passed', null],
      'prior-year': ['not-applicable', null],
      benford: ['not-applicable', 'no-entries'],
      weekend: ['not-applicable', 'no-entries'],
      'round-sums': ['not-applicable', 'no-entries'],
      'duplicate-invoices': ['not-applicable', 'no-entries'],
      'after-closing': ['not-applicable', 'no-entries'],
      'unusual-side': ['passed', null],
    })
  })

  it('run when statements are pinned, and name the entries behind their findings', async () => {
    const folder = await opened({ statementRequestId: statements[2024] })
    const checks = await checksOf(folder)
    expect(Object.fromEntries(checks.map(({ check, result }) => [check, result]))).toEqual({
      'cross-footing': 'passed',
      'trial-balance': 'passed',
      'statements-agree': 'passed',
      'prior-year': 'not-applicable',
      benford: 'not-applicable',
      weekend: 'attention',
      'round-sums': 'attention',
      'duplicate-invoices': 'passed',
      'after-closing': 'passed',
      'unusual-side': 'passed',
    })
    const weekend = checks.find(({ check }) => check === 'weekend')
    // 8 June 2024 was a Saturday, and so were three other days with entries that year.
    const entries = ok<{ value: { entryDate: string; journalCode: string }[] }>(
      await calls.send('GET', `/AuditChecks(${weekend?.id})/Entries?$orderby=id`),
    ).value
    expect(entries).toHaveLength(weekend?.count ?? -1)
    expect(weekend?.listedCount).toBe(weekend?.count)
    expect(entries.map(({ entryDate }) => entryDate)).toContain('2024-06-08')
    for (const { entryDate } of entries)
      expect([0, 6]).toContain(new Date(`${entryDate}T00:00:00Z`).getUTCDay())
    expect((await calls.send('GET', '/AuditChecks(999999)/Entries')).code).toBe('not-found')
  })

  it('name accounts on an unusual side, only with their own entries', async () => {
    const year = [...year2024, ['20240604', 'OD', '401000', '512000', 5000]] as const
    const { id } = await calls.processed(ledger(year))
    const folder = await opened({ statementRequestId: id })
    const side = (await checksOf(folder)).find(({ check }) => check === 'unusual-side')
    expect(side).toMatchObject({ result: 'attention', count: 1, accounts: [{ account: '401000' }] })
    const entries = ok<{ value: { account: string }[] }>(
      await calls.send('GET', `/AuditChecks(${side?.id})/Entries`),
    ).value
    expect(entries.map(({ account }) => account)).toEqual(['401000', '401000'])
    ok(await remove(`/AuditFolders(${folder.id})`))
    expect((await calls.remove({ id })).status).toBe(204)
  })

  it('protect their statements from being deleted, and start over with others', async () => {
    const folder = await opened({ statementRequestId: statements[2024] })
    expect((await calls.remove({ id: statements[2024] })).code).toBe('statement-pinned')
    // The statements that the pinned ones are compared with are protected too.
    const compared = await calls.processed(ledger(year2025), {
      fileName: '732829320FEC20251231.txt',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      chart: 'pcg-2025',
      priorRequestId: (await calls.processed(ledger(year2024))).id,
    })
    await opened({ year: 2025, statementRequestId: compared.id })
    expect((await calls.remove({ id: compared.priorRequestId ?? 0 })).code).toBe('statement-pinned')
    // So are those that a trial balance opens with, which the pinned ones are compared with.
    const first = await calls.processed(ledger(year2024))
    const balance = await calls.processed('Compte;Solde\n101300;-10,00\n512000;10,00\n', {
      ...closingBalance,
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      priorRequestId: first.id,
    })
    const last = await calls.processed('Compte;Solde\n101300;-10,00\n512000;10,00\n', {
      ...closingBalance,
      periodStart: '2026-01-01',
      periodEnd: '2026-12-31',
      priorRequestId: balance.id,
    })
    await opened({ year: 2026, statementRequestId: last.id })
    expect((await calls.remove(first)).code).toBe('statement-pinned')
    await concludeAll(folder)
    expect((await readFolder(folder)).completeness).toBe(100)
    const again = await change(`/AuditFolders(${folder.id})`, { statementRequestId: statements[2024] })
    expect(ok<Folder>(again)).toMatchObject({ completeness: 0, concludedCount: 0, checkCount: 10 })
    const wrong = await change(`/AuditFolders(${folder.id})`, { statementRequestId: statements[2025] })
    expect(wrong.code).toBe('audit-statements-unknown')
  })

  it('are concluded by one person and reviewed by another; a new conclusion needs a new review', async () => {
    const folder = await opened({ statementRequestId: statements[2024] })
    const [first] = await checksOf(folder)
    const path = `/AuditChecks(${first?.id})`
    expect((await change(path, { isReviewed: true }, people.manager)).code).toBe('audit-conclusion-missing')
    ok(await change(path, { conclusion: 'Rien à signaler.' }))
    expect((await change(path, { isReviewed: true })).code).toBe('audit-same-person')
    const reviewed = ok<Check>(await change(path, { isReviewed: true }, people.manager))
    expect(reviewed).toMatchObject({ conclusion: 'Rien à signaler.', reviewedInitials: 'SO' })
    const changed = ok<Check>(await change(path, { conclusion: 'Un écart de saisie.' }))
    expect(changed).toMatchObject({ reviewedBy: null, reviewedInitials: null })
  })
})

describe('a requested document', () => {
  it('is handed in by the client, returned with a reason, handed in again, and accepted', async () => {
    const folder = await opened()
    const request = ok<Request>(await ask(folder, { contactId: own.contactId, dueDate: '2024-01-31' }))
    expect(request).toMatchObject({ status: 'open', isLate: true })
    expect((await readFolder(folder)).lateCount).toBe(1)
    const path = `/AuditRequests(${request.id})`
    expect((await change(path, { status: 'accepted' })).code).toBe('audit-request-closed')
    const text = 'le relevé de décembre'
    const submitted = await handIn(request, text)
    expect(submitted).toMatchObject({
      status: 'submitted',
      isLate: false,
      documents: [{ fileName: 'Relevé.pdf', sha256: createHash('sha256').update(text).digest('hex') }],
    })
    expect((await change(path, { status: 'returned' })).code).toBe('audit-reason-missing')
    const returned = ok<Request>(await change(path, { status: 'returned', returnReason: 'Page 2 manque.' }))
    expect(returned).toMatchObject({ status: 'returned', returnReason: 'Page 2 manque.', isLate: true })
    expect(await toldTo(people.client)).toMatchObject([
      { title: 'Document à compléter', link: `/app/fschecker/audit-folders?request=${request.id}` },
    ])
    const again = await handIn(request, 'les deux pages', people.client, 'Relevé complet.pdf')
    expect(again).toMatchObject({ status: 'submitted', returnReason: null })
    expect(again.documents).toHaveLength(2)
    ok(await change(path, { status: 'accepted' }))
    expect(await toldTo(people.client)).toMatchObject([
      { title: 'Document accepté', link: `/app/fschecker/audit-folders?request=${request.id}` },
    ])
    expect((await readFolder(folder)).completeness).toBe(100)
    expect((await begin(request, 10, people.client)).code).toBe('audit-request-closed')
    expect(ok<Request>(await change(path, { status: 'open' })).status).toBe('submitted')
  })

  it('says who is asked for it, and is deleted while nothing was handed in', async () => {
    const folder = await opened()
    expect((await ask(folder, { contactId: own.foreignContact })).code).toBe('audit-contact-unknown')
    const request = ok<Request>(await ask(folder))
    const path = `/AuditRequests(${request.id})`
    expect((await change(path, { contactId: own.foreignContact })).code).toBe('audit-contact-unknown')
    expect(ok<Request>(await change(path, { title: 'Relevés', dueDate: '2999-01-01' }))).toMatchObject({
      title: 'Relevés',
      isLate: false,
    })
    expect((await change(path, { returnReason: 'x' })).code).toBe('audit-request-closed')
    const document = await handIn(request, 'un')
    expect((await remove(path)).code).toBe('audit-request-closed')
    expect((await remove(`/AuditDocuments(${document.documents[0]?.documentId})`)).code).toBe(
      'audit-document-of-another',
    )
    ok(await remove(`/AuditDocuments(${document.documents[0]?.documentId})`, people.client))
    expect((await requestsOf(folder))[0]).toMatchObject({ status: 'open', documents: [] })
    expect((await remove(path)).status).toBe(204)
  })

  it('is open again, not handed in, once a returned one lost its documents and the decision is undone', async () => {
    const request = ok<Request>(await ask(await opened()))
    const path = `/AuditRequests(${request.id})`
    const { documents } = await handIn(request, 'un relevé')
    ok(await change(path, { status: 'returned', returnReason: 'Page 2 manque.' }))
    ok(await remove(`/AuditDocuments(${documents[0]?.documentId})`, people.client))
    expect(ok<Request>(await change(path, { status: 'open' }))).toMatchObject({
      status: 'open',
      submittedDate: null,
      decidedBy: null,
      documents: [],
    })
    expect((await change(path, { status: 'accepted' })).code).toBe('audit-request-closed')
  })

  it('is accepted only with the documents that were seen', async () => {
    const request = ok<Request>(await ask(await opened()))
    await handIn(request, 'un relevé')
    const seen = await handIn(request, 'un autre', people.client, 'Autre.pdf')
    ok(await remove(`/AuditDocuments(${seen.documents[1]?.documentId})`, people.client))
    const accept = (version: string) =>
      change(`/AuditRequests(${request.id})`, { status: 'accepted' }, people.staff, version)
    expect((await accept(seen['@odata.etag'])).code).toBe('precondition-failed')
    const [now] = await requestsOf({ id: request.folderId })
    expect(now?.documents).toHaveLength(1)
    expect(ok<Request>(await accept(now?.['@odata.etag'] ?? '')).status).toBe('accepted')
  })

  it('stays accepted when a late document arrives, which can then only be discarded', async () => {
    const request = ok<Request>(await ask(await opened()))
    await handIn(request, 'un relevé')
    const bytes = new TextEncoder().encode('en retard')
    const late = ok<Upload>(await begin(request, bytes.length, people.client, 'En retard.pdf'))
    ok(await change(`/AuditRequests(${request.id})`, { status: 'accepted' }))
    await calls.uploads.patch(late, 0, bytes, { as: people.client })
    expect((await submit(late, people.client)).code).toBe('audit-request-closed')
    const [now] = await requestsOf({ id: request.folderId })
    expect(now).toMatchObject({ status: 'accepted', decidedBy: people.staff })
    expect((await remove(`/AuditDocuments(${now?.documents[0]?.documentId})`, people.client)).code).toBe(
      'audit-request-closed',
    )
    expect((await remove(`/AuditDocuments(${late.id})`, people.client)).status).toBe(204)
  })

  it('waits for every byte of a document, and forgets one that never arrived', async () => {
    const folder = await opened()
    const request = ok<Request>(await ask(folder))
    const document = ok<Upload>(await begin(request, 10, people.client))
    expect((await submit(document, people.client)).code).toBe('audit-file-incomplete')
    expect((await submit(document, people.staff)).code).toBe('not-found')
    expect((await begin(request, 2 ** 31, people.client)).code).toBe('audit-file-too-large')
    for (let count = 1; count < 10; count += 1) ok(await begin(request, 10, people.client))
    expect((await begin(request, 10, people.client)).code).toBe('audit-limit-reached')
    await sql`update audit_document set created_date = now() - interval '4 days' where id = ${document.id}`.execute(
      calls.db,
    )
    await forgetUnsentDocuments(calls.db, calls.uploads.files)
    expect((await requestsOf(folder))[0]?.documents).toHaveLength(9)
    expect((await calls.send('GET', `/AuditDocuments(${document.id})/Download`)).code).toBe('not-found')
  })
})

describe('the bell', () => {
  it('tells a client what is requested, once for a folder that is rolled forward', async () => {
    const folder = await opened({ year: 2023 })
    await ask(folder, { contactId: own.contactId })
    expect(await toldTo(people.client)).toMatchObject([
      { title: 'Vos auditeurs vous demandent des documents', link: '/app/fschecker/audit-folders' },
    ])
    const unsaid = ok<Request>(await ask(folder, { title: 'Contrats' }))
    ok(await change(`/AuditRequests(${unsaid.id})`, { contactId: own.contactId }))
    await opened({ start: 'prior' })
    const [last, before, first] = await toldTo(people.client, 3)
    expect([last?.text, before?.text, first?.text].map(text => text?.match(/\d{4}/)?.[0])).toEqual([
      '2024',
      '2023',
      '2023',
    ])
  })

  it('tells the person who handed a document in about the outcome, though nobody was asked by name', async () => {
    const folder = await opened()
    const request = ok<Request>(await ask(folder))
    const path = `/AuditRequests(${request.id})`
    await handIn(request, 'un relevé')
    ok(await change(path, { status: 'returned', returnReason: 'Page 2 manque.' }))
    await handIn(request, 'un relevé', people.staff, 'Page 2.pdf')
    ok(await change(path, { status: 'accepted' }, people.manager))
    expect(await toldTo(people.client, 2)).toMatchObject([
      { title: 'Document accepté' },
      { title: 'Document à compléter' },
    ])
    // Staff see the outcome in the folder.
    expect((await toldTo(people.staff))[0]?.title).not.toBe('Document accepté')
  })

  it('tells the creator of a folder what was handed in, without naming who should have done it', async () => {
    const folder = await opened()
    const request = ok<Request>(await ask(folder))
    await handIn(request, 'un relevé', people.manager)
    const [news] = await toldTo(people.staff)
    expect(news).toMatchObject({
      title: 'Document remis',
      link: `/app/fschecker/audit-folders/${folder.id}?request=${request.id}`,
    })
    expect(news?.text).toContain('« Relevés bancaires » a été remis pour')
  })

  it('tells the engagement’s leaders what awaits review, and the preparer the outcome', async () => {
    await sql`update engagement set engagement_manager_email = ${people.manager}, engagement_partner_email = ${people.partner}
      where id = ${own.engagementId}::int4`.execute(calls.db)
    const folder = await opened({ statementRequestId: statements[2024] })
    await concludeAll(folder)
    ok(await sign(folder, 'prepared'))
    for (const reviewer of [people.manager, people.partner])
      expect(await toldTo(reviewer)).toMatchObject([
        { title: 'Dossier d’audit à revoir', link: `/app/fschecker/audit-folders/${folder.id}` },
      ])
    ok(await sign(folder, 'open', people.manager))
    expect(await toldTo(people.staff)).toMatchObject([{ title: 'Dossier d’audit renvoyé' }])
    ok(await sign(folder, 'prepared'))
    ok(await sign(folder, 'sealed', people.manager))
    expect(await toldTo(people.staff)).toMatchObject([{ title: 'Dossier d’audit scellé' }])
  })
})

describe('signatures', () => {
  it('are refused while a folder is empty', async () => {
    expect((await sign(await opened(), 'prepared')).code).toBe('audit-unfinished')
  })

  it('require everything accepted, concluded and reviewed, and two people; then nothing changes any more', async () => {
    const folder = await opened({ statementRequestId: statements[2024] })
    const request = ok<Request>(await ask(folder))
    expect((await sign(folder, 'sealed', people.manager)).code).toBe('audit-folder-closed')
    expect((await sign(folder, 'prepared')).code).toBe('audit-unfinished')
    await handIn(request, 'un relevé')
    ok(await change(`/AuditRequests(${request.id})`, { status: 'accepted' }))
    expect((await sign(folder, 'prepared')).code).toBe('audit-unfinished')
    for (const { id } of await checksOf(folder))
      ok(await change(`/AuditChecks(${id})`, { conclusion: 'Sans anomalie.' }))
    // Of one document and ten checks, only the reviews are missing.
    expect(ok<Folder>(await sign(folder, 'prepared'))).toMatchObject({
      status: 'prepared',
      preparedBy: people.staff,
      completeness: 52,
    })
    expect((await ask(folder)).code).toBe('audit-folder-closed')
    expect((await begin(request, 10, people.client)).code).toBe('audit-folder-closed')
    expect((await sign(folder, 'sealed')).code).toBe('audit-same-person')
    expect((await sign(folder, 'sealed', people.manager)).code).toBe('audit-unfinished')
    expect(ok<Folder>(await sign(folder, 'open', people.manager))).toMatchObject({ preparedBy: null })
    // Nobody seals what they concluded themselves.
    const [check] = await checksOf(folder)
    ok(await change(`/AuditChecks(${check?.id})`, { conclusion: 'Vu.' }, people.manager))
    ok(await sign(folder, 'prepared'))
    expect((await sign(folder, 'sealed', people.manager)).code).toBe('audit-same-person')
    ok(await sign(folder, 'open'))
    await concludeAll(folder)
    ok(await sign(folder, 'prepared'))
    expect(ok<Folder>(await sign(folder, 'sealed', people.manager))).toMatchObject({
      status: 'sealed',
      reviewedBy: people.manager,
      completeness: 100,
    })
    const refused = [
      await sign(folder, 'open', people.manager),
      await change(`/AuditChecks(${check?.id})`, { isReviewed: false }, people.manager),
      await change(`/AuditRequests(${request.id})`, { title: 'Autre' }),
      await remove(`/AuditFolders(${folder.id})`),
      await comment(folder, 'Trop tard.'),
    ]
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'audit-folder-closed'))
  })
})

const comment = (folder: Folder, text: string, changes: object = {}) =>
  calls.send('POST', '/AuditComments', {
    body: { folderId: folder.id, requestId: null, checkId: null, text, mentions: [], ...changes },
  })

describe('comments', () => {
  const commentsOf = async ({ id }: { id: number }) =>
    ok<{ value: object[] }>(await calls.send('GET', `/AuditComments?$filter=folderId eq ${id}`)).value

  it('belong to the folder or something in it, and notify the people they mention', async () => {
    const folder = await opened()
    const other = await opened({ year: 2023 })
    const request = ok<Request>(await ask(other))
    expect((await comment(folder, 'Ici ?', { requestId: request.id })).code).toBe('not-found')
    expect((await comment(folder, 'À voir', { mentions: [people.client] })).code).toBe('audit-person-unknown')
    const mentions = [people.manager.toUpperCase(), people.manager]
    ok(await comment(folder, 'Peux-tu regarder ?', { mentions }))
    expect(await commentsOf(folder)).toMatchObject([
      { text: 'Peux-tu regarder ?', mentions: [people.manager], createdByName: 'Théo Lefèvre' },
    ])
    expect(await toldTo(people.manager)).toMatchObject([
      {
        title: 'On vous mentionne dans un dossier d’audit',
        link: `/app/fschecker/audit-folders/${folder.id}?tab=comments`,
      },
    ])
  })

  it('stay when the requested document they are about is deleted', async () => {
    const folder = await opened()
    const request = ok<Request>(await ask(folder))
    ok(await comment(folder, 'Le client ne l’a plus.', { requestId: request.id }))
    expect((await remove(`/AuditRequests(${request.id})`)).status).toBe(204)
    expect(await commentsOf(folder)).toMatchObject([{ text: 'Le client ne l’a plus.', requestId: null }])
  })

  it('lead the people they mention to the document or check they are about', async () => {
    const folder = await opened({ statementRequestId: statements[2024] })
    const request = ok<Request>(await ask(folder))
    const [check] = await checksOf(folder)
    const mentions = [people.manager]
    ok(await comment(folder, 'La page 2 ?', { requestId: request.id, mentions }))
    ok(await comment(folder, 'Un samedi ?', { checkId: check?.id, mentions }))
    const place = `/app/fschecker/audit-folders/${folder.id}`
    expect(await toldTo(people.manager, 2)).toMatchObject([
      { link: `${place}?tab=checks&check=${check?.id}` },
      { link: `${place}?request=${request.id}` },
    ])
  })
})

describe('reminders', () => {
  interface Letter {
    recipient: string
    content: { facts: { term: string; value: string }[] }
  }
  const kept = sql<Letter>`select recipient, content from mail where kind = 'audit-reminder' order by id`
  const letters = async () => (await kept.execute(calls.db)).rows
  const on = (day: string) => runJob(calls.uploads.test, 'audit-reminders', new Date(`${day}T09:00:00Z`))

  it('go to the person asked, listing all that is open, three days before and then once', async () => {
    const folder = await opened()
    // Friday, 20 March 2026.
    const request = ok<Request>(await ask(folder, { dueDate: '2026-03-20', contactId: own.contactId }))
    ok(await ask(folder, { title: 'Inventaire', dueDate: '2026-06-30', contactId: own.contactId }))
    ok(await ask(folder, { title: 'De personne', dueDate: '2026-03-20' }))
    await on('2026-03-16')
    expect(await letters()).toEqual([])
    await on('2026-03-17')
    await on('2026-03-17')
    await on('2026-03-19')
    expect(await letters()).toMatchObject([
      {
        recipient: people.client,
        content: { facts: [{ term: 'Relevés bancaires (2024)' }, { term: 'Inventaire (2024)' }] },
      },
    ])
    await handIn(request, 'un relevé')
    await on('2026-03-20')
    expect(await letters()).toHaveLength(1)
    ok(await change(`/AuditRequests(${request.id})`, { status: 'returned', returnReason: 'Page 2 manque.' }))
    // Saturday is not a working day.
    await on('2026-03-28')
    expect(await letters()).toHaveLength(1)
    await on('2026-03-30')
    expect(await letters()).toHaveLength(2)
  })

  it('go to nobody who has moved to another client, and the year after asks them for nothing', async () => {
    const moveTo = async (accountId: number) => {
      await sql`update contact set account_id = ${accountId} where id = ${own.contactId}`.execute(calls.db)
      await notify(calls.db, 'rights', '')
    }
    const work = async () =>
      ok<{ value: { kind: string }[] }>(
        await calls.uploads.test.send('GET', '/api/portal/v1/Work', { as: people.client }),
      ).value.filter(({ kind }) => kind === 'auditDocumentToHandIn')
    ok(await ask(await opened({ year: 2023 }), { dueDate: '2026-03-20', contactId: own.contactId }))
    const { length } = await letters()
    expect(await work()).toHaveLength(1)
    await moveTo(2)
    try {
      await expect.poll(work).toEqual([])
      await on('2026-03-17')
      expect(await letters()).toHaveLength(length)
      expect(await requestsOf(await opened({ start: 'prior' }))).toMatchObject([{ contactId: null }])
    } finally {
      await moveTo(1)
    }
  })
})

describe('a client', () => {
  it('sees what is requested from it, and nothing else of a folder', async () => {
    const folder = await opened({ statementRequestId: statements[2024] })
    const foreign = await opened({ engagementId: own.other })
    const request = ok<Request>(await ask(folder))
    const hidden = ok<Request>(await ask(foreign))
    const mine = ok<{ value: Request[] }>(
      await calls.send('GET', '/AuditRequests?$select=id', { as: people.client }),
    )
    expect(mine.value.map(({ id }) => id)).toEqual([request.id])
    expect((await begin(hidden, 10, people.client)).code).toBe('not-found')
    const document = await handIn(hidden, 'secret', people.staff)
    const id = document.documents[0]?.documentId
    for (const path of [`/AuditDocuments(${id})/Download`, `/AuditDocuments(${id})/File`])
      expect((await calls.send('GET', path, { as: people.client })).code).toBe('not-found')
    const [check] = await checksOf(folder)
    const refused = [
      '/AuditFolders',
      `/AuditFolders(${folder.id})`,
      `/AuditFolders(${folder.id})/Export`,
      '/AuditChecks',
      `/AuditChecks(${check?.id})/Entries`,
      '/AuditComments',
    ]
    for (const path of refused)
      expect((await calls.send('GET', path, { as: people.client })).code, path).toBe('scope-missing')
    expect((await open({ year: 2022 }, people.client)).code).toBe('scope-missing')
    const decided = await change(`/AuditRequests(${request.id})`, { status: 'accepted' }, people.client)
    expect(decided.code).toBe('scope-missing')
  })
})

describe('a sealed folder', () => {
  it('contains no opening balances or movements that its file does not have', async () => {
    const text = 'Compte;Solde\n101300;-10,00\n512000;10,00\n'
    const sealedBalance = async (changes: object, year: number) => {
      const { id } = await calls.processed(text, { ...closingBalance, ...changes })
      const folder = await opened({ year, statementRequestId: id })
      await concludeAll(folder)
      ok(await sign(folder, 'prepared'))
      ok(await sign(folder, 'sealed', people.manager))
      const files = unzipSync((await download(folder.id)).rawPayload)
      return new TextDecoder().decode(files['figures/trial-balance.csv']).replaceAll('"', '').split('\r\n')
    }
    expect(await sealedBalance({}, 2024)).toContain('512000;;;;;;;10.00')
    const in2025 = { periodStart: '2025-01-01', periodEnd: '2025-12-31' }
    const opening = await sealedBalance({ ...in2025, priorRequestId: statements[2024] }, 2025)
    // What the statements open with: the closing balance of the year before.
    expect(opening).toContain('512000;;;;12500.50;;;10.00')
  })

  const download = async (id: number, as: string = people.staff) =>
    calls.uploads.test.app.inject({
      url: `/api/portal/v1/AuditFolders(${id})/Export`,
      headers: { authorization: await calls.uploads.test.bearer(as) },
    })

  it('is a zip that sha256sum verifies, with every document and figure', async () => {
    const folder = await opened({ statementRequestId: statements[2024] })
    expect((await download(folder.id)).json()).toMatchObject({ code: 'audit-folder-open' })
    const request = ok<Request>(await ask(folder, { title: 'Relevés : banque/caisse' }))
    await handIn(request, 'un relevé', people.client, 'relevé.pdf')
    await handIn(request, 'un autre', people.client, 'RELEVÉ.pdf')
    ok(await change(`/AuditRequests(${request.id})`, { status: 'accepted' }))
    ok(await comment(folder, 'Vu.'))
    await concludeAll(folder)
    ok(await sign(folder, 'prepared'))
    ok(await sign(folder, 'sealed', people.manager))
    const ticket = await calls.send('GET', `/AuditFolders(${folder.id})/Manifest`)
    expect(ticket.body).toMatchObject({ id: folder.id })

    const answer = await download(folder.id)
    expect(answer.statusCode).toBe(200)
    const files = unzipSync(answer.rawPayload)
    const names = Object.keys(files)
    expect(names).toEqual(expect.arrayContaining(['SHA256SUMS', 'checks.json', 'figures/trial-balance.csv']))
    expect(names.filter(name => name.startsWith('documents/'))).toHaveLength(2)
    expect(names).toContain('figures/source/732829320FEC20241231.txt')
    const place = await mkdtemp(join(tmpdir(), 'parvis-sealed-'))
    const verify = () => execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: place, stdio: 'pipe' })
    try {
      for (const [name, bytes] of Object.entries(files)) {
        await writeFile(join(place, name), bytes).catch(async () => {
          execFileSync('mkdir', ['-p', join(place, name, '..')])
          await writeFile(join(place, name), bytes)
        })
      }
      expect(verify().toString().trim().split('\n')).toHaveLength(names.length - 1)
      await writeFile(join(place, 'checks.json'), '[]')
      expect(verify).toThrow('sha256sum')
    } finally {
      await rm(place, { recursive: true })
    }
    expect((await download(folder.id, people.client)).json()).toMatchObject({ code: 'scope-missing' })
  })
})
