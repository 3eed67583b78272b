import { notify } from '../../database/notify.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startScanner } from '../../files/clamd.test-support.ts'
import type { ClamdAddress } from '../../files/clamd.ts'
import { people, rowsOfAnswer } from '../../server/testing.ts'
import { type DocumentCalls, hashOf, pdf, startDocumentApp } from './documents.test-support.ts'
import { forgetOldDocuments } from './upload-handlers.ts'

let calls: DocumentCalls
/** The client’s own company, with an engagement. */
let own: { accountId: number; engagementId: number }
beforeAll(async () => {
  calls = await startDocumentApp()
  const { rows } = await sql<{ account: number; engagement: number }>`
    select account.id as account, min(engagement.id) as engagement
    from contact join account on account.id = contact.account_id
    join engagement on engagement_account_number = account_number
    where contact_email_office = ${people.client} group by account.id`.execute(calls.db)
  own = { accountId: rows[0]?.account ?? 0, engagementId: rows[0]?.engagement ?? 0 }
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.updateTable('document').set({ version_id: null }).execute()
  await calls.db.deleteFrom('document').execute()
  await calls.db.deleteFrom('document_upload').execute()
})

describe('an uploaded file', () => {
  it('becomes a document that is found, and downloads byte by byte as a type that cannot run', async () => {
    const bytes = pdf('Relevé de janvier')
    const document = await calls.put('Relevé  janvier.pdf', bytes, { ...own, folder: 'Banque\\..\\T1/' })
    expect(document).toMatchObject({
      name: 'Relevé janvier.pdf',
      folder: 'Banque/T1',
      fiscalYear: 2025,
      documentType: 'bank',
      versionNumber: 1,
      fileSize: bytes.length,
      activeContent: 'none',
      createdBy: people.staff,
    })
    expect(await calls.names('$search="releve" "fontaine" "lefevre"')).toEqual(['Relevé janvier.pdf'])
    expect(await calls.names('$search="releve" "fevrier"')).toEqual([])
    expect(await calls.names('$search="releve" "t1"')).toEqual(['Relevé janvier.pdf'])
    const file = await calls.download(document.versionId)
    expect(file.rawPayload).toEqual(Buffer.from(bytes))
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(file.headers['content-disposition']).toMatch(/^attachment;/)
  })

  it('is refused if its extension is not accepted or its content does not match', async () => {
    expect(await calls.begin('prise.exe', 10)).toMatchObject({ status: 422, code: 'document-extension' })
    expect(await calls.begin('a.pdf', 2 ** 30 + 1)).toMatchObject({ status: 413, code: 'document-too-large' })
    const upload = await calls.sent('facture.pdf', new TextEncoder().encode('MZ program'))
    expect(await calls.import(upload)).toMatchObject({ status: 422, code: 'document-mismatch' })
    expect(await calls.names('')).toEqual([])
  })

  it('can be imported only once it is complete, and only by its sender', async () => {
    const bytes = pdf('long')
    const { body } = await calls.begin('a.pdf', bytes.length)
    const upload = body as { id: number; uploadUrl: string }
    await calls.uploads.patch(upload, 0, bytes.subarray(0, 4), { as: people.staff })
    expect(await calls.import(upload)).toMatchObject({ status: 409, code: 'document-incomplete' })
    const mine = await calls.send('GET', '/DocumentUploads')
    expect(rowsOfAnswer(mine)).toMatchObject([{ id: upload.id, receivedSize: 4, fileName: 'a.pdf' }])
    expect(rowsOfAnswer(await calls.send('GET', '/DocumentUploads', { as: people.manager }))).toEqual([])
    expect((await calls.uploads.head(upload, { as: people.manager })).status).toBe(404)
    expect(await calls.import(upload, people.manager)).toMatchObject({ status: 404 })
    await calls.uploads.patch(upload, 4, bytes.subarray(4), { as: people.staff })
    expect(await calls.import(upload)).toMatchObject({ status: 200 })
    expect((await calls.uploads.head(upload, { as: people.staff })).status).toBe(404)
  })

  it('is deleted if it is discarded or does not arrive in time', async () => {
    const upload = await calls.sent('a.pdf', pdf('1'))
    const headers = { 'if-match': '*' }
    expect(await calls.send('DELETE', `/DocumentUploads(${upload.id})`, { headers })).toMatchObject({
      status: 204,
    })
    const late = await calls.sent('b.pdf', pdf('2'))
    await sql`update document_upload set expires_date = now() - interval '1 minute'`.execute(calls.db)
    expect(await calls.import(late)).toMatchObject({ status: 404 })
    await forgetOldDocuments(calls.db, calls.uploads.files)
    expect(await calls.uploads.received(upload)).toBe(0)
    expect(await calls.uploads.received(late)).toBe(0)
  })

  it('is reported if it has active content', async () => {
    const scripted = await calls.put('a.pdf', pdf('<< /S /JavaScript /JS (app.alert(1)) >>'))
    expect(scripted.activeContent).toBe('scripts')
    const [version] = await calls.versions(scripted)
    expect(version).toMatchObject({ activeContent: 'scripts' })
  })
})

describe('identical content', () => {
  it('is reported with its place, to people who may read it', async () => {
    const bytes = pdf('contrat')
    const body = { contentHash: hashOf(bytes) }
    const ask = (as: string) => calls.send('POST', '/Documents/Known', { as, body })
    expect((await ask(people.staff)).body).toEqual({ value: [] })
    const document = await calls.put('Contrat.pdf', bytes, {
      ...own,
      folder: 'Juridique',
      confidentiality: 'firm',
    })
    expect((await ask(people.manager)).body).toMatchObject({
      value: [
        {
          id: document.id,
          name: 'Contrat.pdf',
          fiscalYear: 2025,
          folder: 'Juridique',
          createdByName: 'Théo Lefèvre',
        },
      ],
    })
    expect((await ask(people.client)).body).toEqual({ value: [] })
    await calls.put('Contrat.pdf', pdf('contrat changé'), {
      ...own,
      folder: 'Juridique',
      confidentiality: 'firm',
    })
    expect((await ask(people.staff)).body).toEqual({ value: [] })
  })
})

describe('the same name in the same place', () => {
  it('creates a new version, and an earlier version can be made current again', async () => {
    const first = await calls.put('Balance.pdf', pdf('1'))
    const second = await calls.put('BALANCE.pdf', pdf('22'), {}, people.manager)
    expect(second).toMatchObject({ id: first.id, name: 'Balance.pdf', versionNumber: 2 })
    expect(await calls.versions(first)).toMatchObject([
      { number: 1, fileName: 'Balance.pdf', contentHash: hashOf(pdf('1')), createdBy: people.staff },
      { number: 2, fileName: 'BALANCE.pdf', restoredNumber: null, createdBy: people.manager },
    ])
    const again = () => calls.send('POST', `/DocumentVersions(${first.versionId})/Restore`)
    expect(await calls.send('POST', `/DocumentVersions(${second.versionId})/Restore`)).toMatchObject({
      code: 'document-version-current',
    })
    const { body } = await again()
    expect(body).toMatchObject({ versionNumber: 3, fileSize: pdf('1').length })
    const versions = await calls.versions(first)
    expect(versions.at(-1)).toMatchObject({ number: 3, restoredNumber: 1 })
    const current = await calls.download((body as { versionId: number }).versionId)
    expect(current.rawPayload).toEqual(Buffer.from(pdf('1')))
    expect((await calls.download(second.versionId)).rawPayload).toEqual(Buffer.from(pdf('22')))
  })

  it('creates another document in another year, for other readers, or where the existing one may not be changed', async () => {
    const changes = [
      {},
      { fiscalYear: 2024 },
      { folder: 'A' },
      { confidentiality: 'firm' },
      { engagementId: null },
      { accountId: 30, engagementId: null },
    ]
    const ids: number[] = []
    for (const change of changes)
      ids.push((await calls.put('Balance.pdf', pdf('1'), { ...own, ...change })).id)
    ids.push((await calls.put('Balance.pdf', pdf('1'), own, people.client)).id)
    expect(new Set(ids).size).toBe(7)
  })
})

describe('a document', () => {
  it('is renamed and moved in the version that was seen, and keeps its extension', async () => {
    const document = await calls.put('a.pdf', pdf('1'))
    const moved = await calls.change(
      document,
      { name: 'Lettre.pdf', ...own, folder: 'Lettres' },
      people.manager,
      document['@odata.etag'],
    )
    expect(moved.body).toMatchObject({
      name: 'Lettre.pdf',
      ...own,
      folder: 'Lettres',
      modifiedBy: people.manager,
    })
    const late = await calls.change(document, { fiscalYear: 2024 }, people.staff, document['@odata.etag'])
    expect(late).toMatchObject({ status: 412, code: 'precondition-failed' })
    expect(await calls.change(document, { name: 'Lettre.html' })).toMatchObject({
      code: 'document-extension',
    })
    expect(await calls.names('$search="lettres"')).toEqual(['Lettre.pdf'])
  })

  it('refuses a name that is taken there, and an engagement of another client', async () => {
    await calls.put('a.pdf', pdf('1'))
    const other = await calls.put('b.pdf', pdf('2'))
    expect(await calls.change(other, { name: 'A.pdf' })).toMatchObject({
      status: 409,
      code: 'document-name-taken',
    })
    const engagement = await calls.change(other, { accountId: 30, engagementId: own.engagementId })
    expect(engagement).toMatchObject({ status: 422, code: 'document-engagement-unknown' })
    expect(await calls.change(other, { accountId: 999_999 })).toMatchObject({
      code: 'document-client-unknown',
    })
  })

  it('is deleted, restored within thirty days, and removed with its file after that', async () => {
    const document = await calls.put('a.pdf', pdf('1'))
    await calls.put('a.pdf', pdf('2'))
    expect(await calls.remove([document])).toMatchObject({ status: 204 })
    expect(await calls.names('')).toEqual([])
    expect((await calls.ticket(document.versionId)).status).toBe(404)
    const bin = rowsOfAnswer(await calls.send('GET', '/DocumentDeletions'))
    expect(bin).toMatchObject([{ id: document.id, name: 'a.pdf', deletedBy: people.staff }])
    expect(await calls.restore([document])).toMatchObject({ status: 204 })
    expect(await calls.list('')).toMatchObject([{ id: document.id, versionNumber: 2 }])
    expect((await calls.download(document.versionId)).rawPayload).toEqual(Buffer.from(pdf('1')))
    await calls.remove([document])
    await calls.put('a.pdf', pdf('3'))
    expect(await calls.restore([document])).toMatchObject({ status: 409, code: 'document-name-taken' })
    const keys = await calls.db
      .selectFrom('document_version')
      .select('file_key')
      .where('document_id', '=', document.id)
      .execute()
    await sql`update document set deleted_date = now() - interval '29 days' where id = ${document.id}`.execute(
      calls.db,
    )
    await forgetOldDocuments(calls.db, calls.uploads.files)
    expect(await calls.uploads.files.received(keys[0]?.file_key ?? '')).toBeGreaterThan(0)
    await sql`update document set deleted_date = now() - interval '31 days' where id = ${document.id}`.execute(
      calls.db,
    )
    await forgetOldDocuments(calls.db, calls.uploads.files)
    expect(await Promise.all(keys.map(each => calls.uploads.files.received(each.file_key)))).toEqual([0, 0])
    expect(await calls.restore([document])).toMatchObject({ status: 422, code: 'document-unknown' })
    expect(await calls.names('')).toEqual(['a.pdf'])
  })
})

describe('a client', () => {
  it('reads what their company and the firm share, and nothing else', async () => {
    const shared = await calls.put('partage.pdf', pdf('1'), own)
    const hidden = await Promise.all([
      calls.put('interne.pdf', pdf('2'), { ...own, confidentiality: 'firm' }),
      calls.put('reserve.pdf', pdf('3'), { ...own, confidentiality: 'restricted' }),
      calls.put('autre.pdf', pdf('4'), { accountId: 30 }),
    ])
    expect(await calls.names('', people.client)).toEqual(['partage.pdf'])
    expect((await calls.download(shared.versionId, people.client)).statusCode).toBe(200)
    for (const { id, versionId } of hidden) {
      expect((await calls.ticket(versionId, people.client)).status).toBe(404)
      expect((await calls.send('GET', `/Documents(${id})`, { as: people.client })).status).toBe(404)
      expect((await calls.send('GET', `/Documents(${id})/Versions`, { as: people.client })).status).toBe(404)
      expect((await calls.change({ id }, { folder: 'A' }, people.client)).status).toBe(404)
    }
  })

  it('uploads to their own company, where both sides can read, and changes what they uploaded', async () => {
    expect(await calls.begin('a.pdf', 5, { accountId: 30 }, people.client)).toMatchObject({
      code: 'document-client-unknown',
    })
    const internal = { ...own, confidentiality: 'firm' }
    expect(await calls.begin('a.pdf', 5, internal, people.client)).toMatchObject({
      code: 'document-confidentiality-refused',
    })
    const sent = await calls.put('a.pdf', pdf('1'), own, people.client)
    const ofFirm = await calls.put('b.pdf', pdf('2'), own)
    expect(await calls.change(sent, { name: 'c.pdf' }, people.client)).toMatchObject({ status: 200 })
    for (const answer of [
      await calls.change(ofFirm, { name: 'd.pdf' }, people.client),
      await calls.remove([ofFirm], people.client),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'document-of-another' })
    expect(await calls.change(sent, { accountId: 30, engagementId: null }, people.client)).toMatchObject({
      code: 'document-client-unknown',
    })
    await calls.remove([ofFirm])
    await calls.remove([sent], people.client)
    const bin = rowsOfAnswer(await calls.send('GET', '/DocumentDeletions', { as: people.client }))
    expect(bin.map(({ id }) => id)).toEqual([sent.id])
    expect(await calls.restore([ofFirm], people.client)).toMatchObject({ code: 'document-unknown' })
  })
})

describe('the history of a document', () => {
  it('records who did what, and is shown to staff', async () => {
    const document = await calls.put('a.pdf', pdf('1'), own)
    await calls.put('a.pdf', pdf('2'), own, people.manager)
    await calls.ticket(document.versionId, people.client)
    // Opening it again within the hour is not recorded twice.
    await calls.ticket(document.versionId, people.client)
    await calls.change(document, { folder: 'A' })
    await calls.send('POST', `/DocumentVersions(${document.versionId})/Restore`)
    await calls.remove([document])
    await calls.restore([document])
    const read = (as: string) => calls.send('GET', `/Documents(${document.id})/Events?$orderby=id`, { as })
    const events = rowsOfAnswer(await read(people.staff))
    expect(events.map(event => [event['kind'], event['versionNumber'], event['createdBy']])).toEqual([
      ['sent', 1, people.staff],
      ['sent', 2, people.manager],
      ['opened', 1, people.client],
      ['changed', 2, people.staff],
      ['reverted', 3, people.staff],
      ['deleted', 3, people.staff],
      ['restored', 3, people.staff],
    ])
    expect(events[2]).toMatchObject({ createdByName: 'Claire Fontaine' })
    expect(await read(people.client)).toMatchObject({ status: 403, code: 'scope-missing' })
  })
})

it('files nothing at a client whom its author has left since the upload began', async () => {
  const home = {
    accountId:
      (
        await calls.db
          .selectFrom('contact')
          .select('account_id')
          .where('contact_email_office', '=', people.client)
          .executeTakeFirstOrThrow()
      ).account_id ?? 0,
  }
  const upload = await calls.sent('Relevé.pdf', pdf('moved'), home, people.client)
  const move = async (accountId: number) => {
    await calls.db
      .updateTable('contact')
      .set({ account_id: accountId })
      .where('contact_email_office', '=', people.client)
      .execute()
    await notify(calls.db, 'rights', '')
  }
  await move(30)
  try {
    expect(await calls.import(upload, people.client)).toMatchObject({
      status: 422,
      code: 'document-client-unknown',
    })
  } finally {
    await move(home.accountId)
  }
  expect(await calls.import(upload, people.client)).toMatchObject({ status: 200 })
})

it('limits the documents of a client to their quota', async () => {
  const settings = calls.uploads.test.settings as { documentQuota: number }
  const { documentQuota } = settings
  settings.documentQuota = 100
  try {
    await calls.put('a.pdf', pdf('1'.repeat(51)), own)
    // 60 of 100 bytes are taken; documents in the bin count as well.
    expect(await calls.begin('b.pdf', 41, own)).toMatchObject({ status: 409, code: 'document-quota-reached' })
    expect(await calls.begin('b.pdf', 40, own)).toMatchObject({ status: 201 })
    expect(await calls.begin('c.pdf', 1, own)).toMatchObject({ code: 'document-quota-reached' })
    expect(await calls.begin('c.pdf', 1, { accountId: 30 })).toMatchObject({ status: 201 })
  } finally {
    settings.documentQuota = documentQuota
  }
})

it('waits for the virus scanner, and keeps nothing without its result', async () => {
  const settings = calls.uploads.test.settings as { clamd: ClamdAddress | undefined }
  const scanner = await startScanner(content =>
    content.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK',
  )
  settings.clamd = scanner.address
  try {
    const infected = await calls.sent('a.pdf', pdf('EICAR'), own)
    expect(await calls.import(infected)).toMatchObject({ status: 422, code: 'document-infected' })
    await calls.put('b.pdf', pdf('1'), own)
    scanner.close()
    settings.clamd = { host: '127.0.0.1', port: 1 }
    const waiting = await calls.sent('c.pdf', pdf('2'), own)
    expect(await calls.import(waiting)).toMatchObject({ status: 503, code: 'document-scanner-unavailable' })
    expect(await calls.names('')).toEqual(['b.pdf'])
    settings.clamd = undefined
    expect(await calls.import(waiting)).toMatchObject({ status: 200 })
  } finally {
    settings.clamd = undefined
    scanner.close()
  }
})

it('shows restricted documents only to the person who uploaded them and to the partner and manager of the engagement', async () => {
  const restricted = { ...own, confidentiality: 'restricted' }
  const document = await calls.put('paie.pdf', pdf('1'), restricted)
  expect(await calls.names('')).toEqual(['paie.pdf'])
  expect(await calls.names('', people.administrator)).toEqual([])
  await sql`update engagement set engagement_manager_email = 'Admin@parvis.example' where id = ${own.engagementId}`.execute(
    calls.db,
  )
  expect(await calls.names('', people.administrator)).toEqual(['paie.pdf'])
  // Its name reveals nothing to a person who may not see it.
  const other = await calls.put('paie.pdf', pdf('2'), { ...restricted, engagementId: null }, people.manager)
  expect(other.id).not.toBe(document.id)
})

describe('access to a document', () => {
  const restricted = { confidentiality: 'restricted', engagementId: null }

  it('cannot be taken from everybody: staff cannot restrict what others uploaded to readers other than themselves', async () => {
    const ofClient = await calls.put('relevé.pdf', pdf('1'), own, people.client)
    const ofColleague = await calls.put('note.pdf', pdf('2'), own, people.manager)
    for (const document of [ofClient, ofColleague])
      expect(await calls.change(document, restricted)).toMatchObject({
        status: 422,
        code: 'document-confidentiality-refused',
      })
    expect(await calls.names('$orderby=name')).toEqual(['note.pdf', 'relevé.pdf'])
    const mine = await calls.put('paie.pdf', pdf('3'), own)
    expect(await calls.change(mine, restricted)).toMatchObject({ status: 200 })
  })

  it('is kept by the partner of its engagement, who cannot restrict it without that engagement', async () => {
    await sql`update engagement set engagement_partner_email = ${people.staff} where id = ${own.engagementId}`.execute(
      calls.db,
    )
    const ofClient = await calls.put('relevé.pdf', pdf('1'), own, people.client)
    expect(await calls.change(ofClient, { confidentiality: 'restricted' })).toMatchObject({ status: 200 })
    expect(await calls.change(ofClient, { engagementId: null })).toMatchObject({
      code: 'document-confidentiality-refused',
    })
    expect(await calls.names('')).toEqual(['relevé.pdf'])
  })
})

it('hides everything from unknown people, and people who have not accepted the terms', async () => {
  const ask = (as: string) => calls.send('GET', '/Documents', { as })
  expect(await ask(people.noRecord)).toMatchObject({ status: 401, code: 'record-missing' })
  expect(await ask(people.newClient)).toMatchObject({ status: 403, code: 'terms-not-accepted' })
})
