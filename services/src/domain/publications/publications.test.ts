import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signTicket } from '../../access/ticket.ts'
import { people, rowsOfAnswer } from '../../server/testing.ts'
import { PlanningCalls, workingDay } from '../planning/calls.test-support.ts'
import { type SentFile, startUploadApp, type UploadCalls } from '../report-files/uploads.test-support.ts'
import { idOf, LibraryCalls } from '../reports/calls.test-support.ts'
import { writeReportFile } from '../reports/report-statements.ts'

/** A client without reports in the demo data, to which engagement 30 belongs. */
const client = 30
/** Another engagement of the same client. */
const otherEngagement = 31
let calls: UploadCalls
let planning: PlanningCalls
let library: LibraryCalls
let folderId: number
beforeAll(async () => {
  calls = await startUploadApp()
  const { db } = calls.test.connection
  await sql`update engagement set engagement_statut = 'Actif' where id = ${client}`.execute(db)
  await sql`update engagement set engagement_account_number = (select engagement_account_number from engagement
    where id = ${client}) where id = ${otherEngagement}`.execute(db)
  planning = new PlanningCalls(calls.test, client)
  library = new LibraryCalls(calls.test)
  folderId = (await library.folder('Publications')).id
})
afterAll(() => calls.close())

const manager = { as: people.manager }
const path = (id: number, action = '') => `/Publications(${id})${action}`
const as = (body: object, etag = '*') => ({ ...manager, body, headers: { 'if-match': etag } })

/** A planned request, which can be published. */
async function planned(): Promise<number> {
  const { id } = await planning.request()
  await planning.decide(id, 'accepted')
  return id
}
const begin = (requestId: number) => calls.send('POST', '/Publications', { ...manager, body: { requestId } })
const draft = async () => idOf(await begin(await planned()))
const act = (id: number, action: 'Validate' | 'Abandon', etag = '*') =>
  calls.send('PATCH', path(id, `/${action}`), { ...manager, headers: { 'if-match': etag } })
const choose = (id: number, reportId: number | null, etag?: string) =>
  calls.send('PATCH', path(id), as({ reportId }, etag))

/** The key of the contact with an email. */
async function contactId(email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from contact where lower(contact_email_office) = ${email}`.execute(calls.test.connection.db)
  return rows[0]?.id ?? 0
}

let names = 0
/** A report of the client with content to show. */
async function report(hasFile = true, inFolder = folderId): Promise<number> {
  names += 1
  const id = idOf(await library.createReport(`Rapport ${names}`, inFolder))
  const layout = { pages: [], bookmarks: [] }
  if (hasFile) await writeReportFile(calls.test.connection.db, id, { name: 'a.pbix', size: 1 }, layout)
  // Give a member of the firm access: a report without readers cannot be published.
  await library.setAccess(id, { contactIds: [await contactId(people.staff)] })
  return id
}

/** A document uploaded for a publication. */
async function document(
  publicationId: number,
  fileName = 'Notice.pdf',
  text = '%PDF-1.7',
  isChecked = true,
): Promise<number> {
  const content = new TextEncoder().encode(text)
  const body = { kind: 'document', publicationId, fileName, fileSize: content.length, fileDate: null }
  const { body: file } = await calls.send('POST', '/ReportFiles', { ...manager, body })
  await calls.patch(file as SentFile, 0, content, manager)
  if (isChecked) await calls.check(file as SentFile, manager)
  return (file as SentFile).id
}
/** Starts uploading a file, by default a document. */
const sendFile = (changes: object) => {
  const body = { kind: 'document', fileName: 'Notice.pdf', fileSize: 10, fileDate: null, ...changes }
  return calls.send('POST', '/ReportFiles', { ...manager, body })
}
const add = (id: number, fileId: number) =>
  calls.send('POST', path(id, '/Documents'), { ...manager, body: { fileId } })

describe('a publication', () => {
  it('leads from a request through a report and documents to its validation, and delivers the request', async () => {
    const requestId = await planned()
    const begun = await begin(requestId)
    const id = idOf(begun)
    expect(begun).toMatchObject({
      status: 201,
      headers: { etag: '"1"', location: `/v1/Publications(${id})` },
      body: {
        requestId,
        accountId: client,
        solution: 'multirapports',
        englishSolution: 'multirapports',
        status: 'draft',
        reportId: null,
        documents: [],
        createdByName: 'Samuel Okafor',
        closedBy: null,
      },
    })
    expect((await planning.get(requestId)).body).toMatchObject({ status: 'inProgress' })
    expect((await act(id, 'Validate')).code).toBe('publication-report-missing')
    const reportId = await report()
    expect((await choose(id, reportId, '"1"')).body).toMatchObject({
      reportId,
      reportName: `Rapport ${names}`,
      folderPath: 'Publications',
    })
    expect((await choose(id, null, '"1"')).code).toBe('precondition-failed')
    const added = await add(id, await document(id))
    expect(added.body).toMatchObject({ documents: [{ fileName: 'Notice.pdf', fileSize: 8 }] })
    // Anyone who publishes can continue where it was left.
    const other = await calls.send('GET', path(id), { as: people.administrator })
    expect(other.body).toMatchObject({ reportId, documents: [{ createdBy: people.manager }] })
    // Only the version that was seen can be published.
    expect((await act(id, 'Validate', '"2"')).code).toBe('precondition-failed')
    expect((await calls.send('PATCH', path(id, '/Validate'), manager)).code).toBe('precondition-required')
    const validated = await act(id, 'Validate', (other.body as { '@odata.etag': string })['@odata.etag'])
    expect(validated.body).toMatchObject({
      status: 'validated',
      closedBy: people.manager,
      closedDate: expect.any(String),
    })
    expect((await planning.get(requestId)).body).toMatchObject({ status: 'delivered' })
    const published = await library.list('listReports', `/Reports?$filter=id eq ${reportId}`)
    expect(published).toMatchObject([{ publicationStatus: 'published' }])
    const fileId = await document(await draft())
    for (const closed of [
      await choose(id, null),
      await act(id, 'Validate'),
      await act(id, 'Abandon'),
      await add(id, fileId),
      await sendFile({ publicationId: id }),
    ])
      expect(closed.code).toBe('publication-closed')
    expect(
      rowsOfAnswer(await calls.send('GET', `/Publications?$filter=status eq 'validated' and id eq ${id}`)),
    ).toHaveLength(1)
  })

  it('is started once for a request that is accepted or in progress, even by two people at once', async () => {
    const { id: submitted } = await planning.request()
    expect((await begin(submitted)).code).toBe('publication-request-not-open')
    expect((await begin(999_999)).code).toBe('publication-request-unknown')
    const requestId = await planned()
    const answers = await Promise.all([begin(requestId), begin(requestId)])
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['publication-exists'])
    // Once abandoned, the request can be published again.
    const id = idOf(answers.find(({ status }) => status === 201) ?? { body: { id: 0 } })
    expect((await act(id, 'Abandon')).body).toMatchObject({ status: 'abandoned' })
    expect((await begin(requestId)).status).toBe(201)
  })

  it('is shown with its request while it is open, to everyone who sees the request', async () => {
    const requestId = await planned()
    const told = async (person: string) =>
      ((await planning.get(requestId, person)).body as { openPublicationId: number | null }).openPublicationId
    const isFound = async (filter: string, person: string = people.staff) =>
      (await planning.list(`$select=openPublicationId&$filter=id eq ${requestId} and ${filter}`, person))
        .length > 0
    expect(await told(people.manager)).toBeNull()
    expect(await isFound('openPublicationId eq null')).toBe(true)
    const first = idOf(await begin(requestId))
    // The people behind the request cannot read the publication, but do not see the request as free either.
    for (const each of [people.manager, people.administrator, people.staff]) {
      expect(await told(each), each).toBe(first)
      expect(await isFound('openPublicationId eq null', each), each).toBe(false)
      expect(await isFound(`openPublicationId eq ${first}`, each), each).toBe(true)
    }
    expect((await planning.get(requestId, people.partner)).code).toBe('not-found')
    const [last] = await planning.list('$orderby=openPublicationId desc&$top=1', people.manager)
    expect(last).toMatchObject({ id: requestId, openPublicationId: first })
    await act(first, 'Abandon')
    expect(await told(people.staff)).toBeNull()
    const second = idOf(await begin(requestId))
    expect(await told(people.staff)).toBe(second)
    await choose(second, await report())
    await act(second, 'Validate')
    expect((await planning.get(requestId)).body).toMatchObject({
      status: 'delivered',
      openPublicationId: null,
    })
  })

  it('is abandoned with its request when that is cancelled, or delivered by hand', async () => {
    for (const end of ['cancelled', 'delivered'] as const) {
      const requestId = await planned()
      const id = idOf(await begin(requestId))
      const ended = await (end === 'cancelled' ? planning.cancel(requestId) : planning.decide(requestId, end))
      expect(ended.body, end).toMatchObject({ status: end, openPublicationId: null })
      expect((await calls.send('GET', path(id), manager)).body).toMatchObject({
        status: 'abandoned',
        closedDate: expect.any(String),
      })
      expect((await act(id, 'Validate')).code).toBe('publication-closed')
    }
  })

  it('is abandoned only in the version that was seen: another person’s progress is not lost unseen', async () => {
    const id = await draft()
    const reportId = await report()
    const gone = { as: people.administrator, body: { reportId }, headers: { 'if-match': '"1"' } }
    const { headers } = await calls.send('PATCH', path(id), gone)
    expect((await act(id, 'Abandon', '"1"')).code).toBe('precondition-failed')
    expect((await calls.send('GET', path(id), manager)).body).toMatchObject({ status: 'draft', reportId })
    expect((await act(id, 'Abandon', String(headers['etag']))).body).toMatchObject({ status: 'abandoned' })
  })

  it('needs a report of its client with content to show', async () => {
    const id = await draft()
    expect((await choose(id, 999_999)).code).toBe('publication-report-unknown')
    expect((await choose(id, 1)).code).toBe('publication-report-of-another-client')
    const empty = await report(false)
    await choose(id, empty)
    expect((await act(id, 'Validate')).code).toBe('report-content-missing')
    const deleted = await report()
    await choose(id, deleted)
    await library.removeReport(deleted)
    expect((await act(id, 'Validate')).code).toBe('publication-report-missing')
    // Somebody may be ending the request at the same moment.
    const { requestId } = (await choose(id, await report())).body as { requestId: number }
    await sql`update planning_request set status = 'cancelled' where id = ${requestId}`.execute(
      calls.test.connection.db,
    )
    expect((await act(id, 'Validate')).code).toBe('publication-request-not-open')
  })

  it('needs a report in a folder of its engagement, or of no engagement', async () => {
    const id = await draft()
    const own = await library.folder('Mission', { engagementId: client })
    const other = await library.folder('Autre mission', { engagementId: otherEngagement })
    const reportId = await report(true, own.id)
    const refused = 'publication-report-of-another-engagement'
    expect((await choose(id, await report(true, other.id))).code).toBe(refused)
    expect((await choose(id, reportId)).body).toMatchObject({ reportId, folderPath: 'Mission' })
    // Its folder is assigned to the other engagement before it is published.
    expect((await library.patchFolder(own.id, { engagementId: otherEngagement })).status).toBe(200)
    expect((await act(id, 'Validate')).code).toBe(refused)
    expect((await library.patchFolder(own.id, { engagementId: null })).status).toBe(200)
    expect((await act(id, 'Validate')).body).toMatchObject({ status: 'validated', reportId })
  })

  it('accepts documents whose content matches their name, and deletes them with their files', async () => {
    const id = await draft()
    for (const fileName of ['setup.exe', 'notice', 'page.html', '.pdf'])
      expect((await sendFile({ publicationId: id, fileName })).code, fileName).toBe(
        'report-file-document-extension',
      )
    const forged = await document(id, 'Notice.pdf', 'MZ no PDF', false)
    expect((await calls.send('POST', `/ReportFiles(${forged})/Check`, manager)).code).toBe(
      'report-file-not-document',
    )
    for (const fileId of [forged, 999_999])
      expect((await add(id, fileId)).code).toBe('publication-document-unknown')
    const { body } = await add(id, await document(id, 'Chiffres.CSV', 'a;b\n1;2'))
    const [kept] = (body as { documents: { documentId: number }[] }).documents
    const remove = (etag: string) =>
      calls.send('DELETE', `/PublicationDocuments(${kept?.documentId})`, {
        ...manager,
        headers: { 'if-match': etag },
      })
    expect((await remove('"1"')).code).toBe('precondition-failed')
    expect((await remove('"2"')).status).toBe(204)
    expect((await remove('*')).code).toBe('not-found')
    const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from file_removal`.execute(
      calls.test.connection.db,
    )
    expect(rows[0]?.count).toBeGreaterThan(0)
  })

  it('takes only files uploaded for it, which cannot be used elsewhere', async () => {
    const [id, other] = [await draft(), await draft()]
    for (const changes of [
      { publicationId: null },
      { publicationId: 999_999 },
      { kind: 'report', fileName: 'Liasse.pbix', publicationId: id },
    ])
      expect((await sendFile(changes)).code).toBe('report-file-publication-unknown')
    const fileId = await document(id)
    const ofOther = await calls.send('GET', `/ReportFiles?$filter=publicationId eq ${other}`, manager)
    expect(rowsOfAnswer(ofOther)).toEqual([])
    const waiting = await calls.send('GET', `/ReportFiles?$filter=publicationId eq ${id}`, manager)
    expect(rowsOfAnswer(waiting)).toMatchObject([{ id: fileId, state: 'checked', kind: 'document' }])
    expect((await add(other, fileId)).code).toBe('publication-document-unknown')
    expect((await add(id, fileId)).status).toBe(201)
  })

  it('lets people who see it download its documents, even once it is closed', async () => {
    const id = await draft()
    const { body } = await add(id, await document(id, 'Chiffres « 2026 ».csv', 'a;b\n1;2'))
    const [kept] = (body as { documents: { documentId: number }[] }).documents
    const file = `/PublicationDocuments(${kept?.documentId})`
    await act(id, 'Abandon')
    const given = await calls.send('GET', `${file}/Download`, { as: people.administrator })
    const { ticket } = given.body as { ticket: string }
    const fetched = (way: string, by = ticket) =>
      calls.test.app.inject({ url: `/api/portal/v1${way}?ticket=${by}` })
    const taken = await fetched(`${file}/File`)
    expect(taken).toMatchObject({
      statusCode: 200,
      payload: 'a;b\n1;2',
      headers: {
        'content-disposition': expect.stringMatching(/^attachment; filename\*?=.*UTF-8''Chiffres%20%C2%AB/),
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
      },
    })
    // A ticket is for one document, and for documents only.
    for (const wrong of [
      await fetched('/PublicationDocuments(999999)/File'),
      await fetched('/Reports(1)/File'),
    ])
      expect(wrong.json()).toMatchObject({ code: 'token-invalid' })
    const { db } = calls.test.connection
    const forReports = await signTicket('report', db, people.administrator, kept?.documentId ?? 0)
    expect((await fetched(`${file}/File`, forReports.token)).json()).toMatchObject({ code: 'token-invalid' })
    expect((await calls.send('GET', '/PublicationDocuments(999999)/Download', manager)).code).toBe(
      'not-found',
    )
  })
})

describe('a published report', () => {
  /** A person's notifications, by title, with their links. */
  const bell = async (email: string) =>
    rowsOfAnswer(await calls.send('GET', '/MyNotifications?$orderby=id desc&$top=20', { as: email })) as {
      title: string
      englishTitle: string
      link: string
    }[]
  const documentsFor = async (email: string, reportId: number) =>
    rowsOfAnswer(
      await calls.send('GET', `/ReportDocuments?$filter=reportId eq ${reportId}`, { as: email }),
    ) as {
      id: number
      fileName: string
    }[]
  const news = async (email: string) =>
    ((await calls.send('GET', '/NewReports', { as: email })).body as { value: { id: number }[] }).value

  /** The client's own account with an open engagement, and someone of another client who may open reports. */
  async function scene() {
    const { db } = calls.test.connection
    const { rows } = await sql<{ accountId: number; engagementId: number }>`
      select account.id as "accountId",
        (select engagement.id from engagement where engagement_account_number = account_number limit 1) as "engagementId"
      from contact join account on account.id = contact.account_id
      where lower(contact_email_office) = ${people.client}`.execute(db)
    const [found] = rows
    if (!found) throw new Error('The demo data has a client')
    await sql`update engagement set engagement_statut = 'Actif' where id = ${found.engagementId}`.execute(db)
    await sql`update contact set account_id = (select id from account where id <> ${found.accountId} limit 1)
      where lower(contact_email_office) = ${people.newClient}`.execute(db)
    await sql`insert into terms_acceptance (user_email, terms_version, terms_hash, language, receipt)
      select ${people.newClient}, terms_version, terms_hash, language, 'of-another-client' from terms_acceptance
      where user_email = ${people.client} limit 1`.execute(db)
    return { ...found, other: people.newClient }
  }

  it('needs readers, and reaches them with its documents, and no other client', async () => {
    const { accountId, engagementId, other } = await scene()
    await calls.send('PATCH', '/Preferences', {
      as: people.staff,
      body: { language: 'en' },
      headers: { 'if-match': '*' },
    })
    const ofClient = new PlanningCalls(calls.test, engagementId)
    const { id: requestId } = await ofClient.request()
    await ofClient.decide(requestId, 'accepted')
    const id = idOf(await begin(requestId))
    const { id: place } = await library.folder('Livraisons', { accountId })
    names += 1
    const reportId = idOf(await library.createReport(`Livré ${names}`, place))
    await writeReportFile(
      calls.test.connection.db,
      reportId,
      { name: 'a.pbix', size: 1 },
      {
        pages: [],
        bookmarks: [],
      },
    )
    await choose(id, reportId)
    await add(id, await document(id, 'Mode d’emploi.pdf'))
    expect((await act(id, 'Validate')).code).toBe('publication-without-readers')

    const reader = await contactId(people.client)
    const selection = { customerRoleIds: [], staffRoleIds: [], grades: [], businessUnits: [] }
    const preview = async (contactIds: number[]) =>
      (
        await calls.send('POST', `/Reports(${reportId})/Access/Preview`, {
          ...manager,
          body: { ...selection, contactIds },
        })
      ).body
    expect(await preview([])).toMatchObject({ readerCount: 0, clientCount: 0, readers: [] })
    expect(await preview([await contactId(people.staff), reader])).toMatchObject({
      readerCount: 2,
      clientCount: 1,
      readers: [
        { id: reader, isStaff: false, canOpen: true },
        { isStaff: true, canOpen: true },
      ],
    })
    // Someone of another client would not get access, even if an administrator chose them.
    expect(await preview([await contactId(other)])).toMatchObject({ readerCount: 0 })

    const counted = async () => {
      const found = await calls.send('GET', `/Reports?$filter=id eq ${reportId}`, {
        as: people.administrator,
      })
      return rowsOfAnswer(found)[0]?.['documentCount']
    }
    await library.setAccess(reportId, { contactIds: [reader] })
    expect(await counted()).toBe(0)
    expect(await documentsFor(people.client, reportId)).toEqual([])
    expect((await news(people.client)).map(found => found.id)).not.toContain(reportId)
    expect((await act(id, 'Validate')).body).toMatchObject({ status: 'validated' })

    expect(await counted()).toBe(1)
    const [kept] = await documentsFor(people.client, reportId)
    expect(kept).toMatchObject({
      fileName: 'Mode d’emploi.pdf',
      reportId,
      reportUrl: expect.stringMatching(/^\/rapport\?/),
    })
    const file = `/ReportDocuments(${kept?.id})`
    const { ticket } = (await calls.send('GET', `${file}/Download`, { as: people.client })).body as {
      ticket: string
    }
    const taken = await calls.test.app.inject({ url: `/api/portal/v1${file}/File?ticket=${ticket}` })
    expect(taken).toMatchObject({ statusCode: 200, payload: '%PDF-1.7' })
    const found = await calls.send('GET', '/ReportDocuments?$search="Mode"', { as: people.client })
    expect(rowsOfAnswer(found)).toMatchObject([{ id: kept?.id }])

    // New until it is opened, and again once its file is replaced.
    expect(await news(people.client)).toContainEqual(
      expect.objectContaining({ id: reportId, isReplaced: false, documentCount: 1 }),
    )
    await calls.send('POST', `/Reports(${reportId})/Open`, { as: people.client })
    expect((await news(people.client)).map(one => one.id)).not.toContain(reportId)
    await writeReportFile(
      calls.test.connection.db,
      reportId,
      { name: 'b.pbix', size: 1 },
      {
        pages: [],
        bookmarks: [],
      },
    )
    expect(await news(people.client)).toContainEqual(
      expect.objectContaining({ id: reportId, isReplaced: true }),
    )

    // Everyone is notified in the bell, and nobody can edit a notification the product created.
    expect(await bell(people.client)).toContainEqual(
      expect.objectContaining({
        title: `Nouveau rapport : Livré ${names}`,
        englishTitle: `New report: Livré ${names}`,
        link: expect.stringMatching(/^\/rapport/),
      }),
    )
    const told = await bell(people.staff)
    expect(told).toContainEqual(expect.objectContaining({ title: `Rapport livré : Livré ${names}` }))
    expect(told).toContainEqual(
      expect.objectContaining({ title: expect.stringMatching(/^Demande planifiée : /) }),
    )
    const administered = await calls.send('GET', '/Notifications?$top=500', { as: people.administrator })
    expect(JSON.stringify(administered.body)).not.toContain(`Livré ${names}`)

    // They are emailed once, in their chosen language, unless they did it themselves.
    const own = rowsOfAnswer(
      await calls.send(
        'GET',
        `/Mails?$orderby=id&$filter=aboutEntity eq 'Report' and aboutId eq ${reportId}`,
        {
          as: people.administrator,
        },
      ),
    )
    expect(own).toMatchObject([
      {
        recipient: people.client,
        kind: 'report-available',
        language: 'fr',
        subject: `Nouveau rapport : Livré ${names}`,
      },
    ])
    const ofRequest = rowsOfAnswer(
      await calls.send(
        'GET',
        `/Mails?$orderby=id&$filter=aboutEntity eq 'PlanningRequest' and aboutId eq ${requestId}`,
        { as: people.administrator },
      ),
    )
    const toStaff = ofRequest.filter(({ recipient }) => recipient === people.staff)
    expect(toStaff).toMatchObject([
      { kind: 'report-planned', language: 'en', subject: expect.stringMatching(/^Request planned: /) },
      { kind: 'report-delivered', language: 'en', subject: `Report delivered: Livré ${names}` },
    ])
    expect(ofRequest.filter(({ recipient }) => recipient === people.manager)).toEqual([])
    const readMail = (mailId: unknown) =>
      calls.send('GET', `/Mails(${String(mailId)})`, { as: people.administrator })
    expect((await readMail(own[0]?.['id'])).body).toMatchObject({
      text: expect.stringMatching(/Livré[\s\S]+1 document joint[\s\S]+http:\/\/localhost:3000\/rapport\?/),
    })
    expect((await readMail(toStaff[0]?.['id'])).body).toMatchObject({
      text: expect.stringMatching(
        new RegExp(`Open request:\\nhttp://localhost:3000/app/dshb2/requests/${requestId}\\n`),
      ),
    })

    // Someone of another client gets nothing of it, and neither do staff without access.
    for (const stranger of [other, people.partner]) {
      expect(await documentsFor(stranger, reportId), stranger).toEqual([])
      for (const way of ['Download', 'File'])
        expect((await calls.send('GET', `${file}/${way}`, { as: stranger })).code, stranger).toBe('not-found')
      expect(
        (await news(stranger)).map(one => one.id),
        stranger,
      ).not.toContain(reportId)
      expect(JSON.stringify(await bell(stranger)), stranger).not.toContain(`Livré ${names}`)
    }
    // Withdrawing it hides its documents as well.
    await library.patchReport(reportId, { publicationStatus: 'withdrawn' })
    expect(await documentsFor(people.client, reportId)).toEqual([])
  })

  it('notifies the people behind a request of changed dates, in the bell and by email', async () => {
    const id = await planned()
    const moved = await planning.patch(id, { desiredDeliveryDate: workingDay(15) }, people.manager)
    expect(moved.code).toBeUndefined()
    expect(await bell(people.staff)).toContainEqual(
      expect.objectContaining({
        title: expect.stringMatching(/^Nouvelles dates : /),
        link: expect.stringMatching(new RegExp(`/requests/${id}$`)),
      }),
    )
    const filter = `$filter=aboutEntity eq 'PlanningRequest' and aboutId eq ${id} and kind eq 'report-moved'`
    const mails = await calls.send('GET', `/Mails?${filter}`, { as: people.administrator })
    expect(rowsOfAnswer(mails)).toMatchObject([
      { recipient: people.staff, subject: expect.stringMatching(/^Dates changed: /) },
    ])
  })

  it('notifies nobody who has left the firm since', async () => {
    const id = await planned()
    const become = (type: string) =>
      sql`update contact set contact_type = ${type}
      where contact_email_office = ${people.staff}`.execute(calls.test.connection.db)
    await become('Other')
    try {
      await planning.patch(id, { desiredDeliveryDate: workingDay(15) }, people.manager)
      const filter = `$filter=aboutEntity eq 'PlanningRequest' and aboutId eq ${id} and kind eq 'report-moved'`
      const mails = await calls.send('GET', `/Mails?${filter}`, { as: people.administrator })
      expect(rowsOfAnswer(mails)).toEqual([])
    } finally {
      await become('Collaborateur')
    }
  })
})

it('is for people who plan and administer reports', async () => {
  const id = await draft()
  const { body } = await add(id, await document(id))
  const [kept] = (body as { documents: { documentId: number }[] }).documents
  const ways = [
    path(id),
    ...['Download', 'File'].map(way => `/PublicationDocuments(${kept?.documentId})/${way}`),
  ]
  for (const each of [people.staff, people.partner, people.client]) {
    for (const way of ways)
      expect((await calls.send('GET', way, { as: each })).code, way).toBe('scope-missing')
    expect((await calls.send('PATCH', path(id, '/Validate'), { as: each })).code).toBe('scope-missing')
  }
  expect((await calls.send('GET', path(999_999), manager)).code).toBe('not-found')
  // Clients see no publication or its documents, whatever scopes a role gave them by mistake.
  const { db } = calls.test.connection
  await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
    where role_function_description = 'Clients' and scope_name in ('Planning.Manage', 'Reports.Manage')`.execute(
    db,
  )
  await sql`notify rights`.execute(db)
  // Wait until the services know the new rights.
  const held = '/api/authorization/v1/UserScopes?$top=1000'
  await expect
    .poll(async () => JSON.stringify((await calls.test.send('GET', held, { as: people.client })).body))
    .toContain('Planning.Manage')
  for (const way of ways)
    expect((await calls.send('GET', way, { as: people.client })).code, way).toBe('scope-missing')
  await expect(planning.list('$filter=openPublicationId ne null', people.client)).rejects.toThrow(
    'scope-missing',
  )
  const sent = { kind: 'document', publicationId: id, fileName: 'a.pdf', fileSize: 10, fileDate: null }
  expect((await calls.send('POST', '/ReportFiles', { as: people.client, body: sent })).code).toBe(
    'scope-missing',
  )
})
