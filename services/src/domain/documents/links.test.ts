import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClamdAddress } from '../../files/clamd.ts'
import { startScanner } from '../../files/clamd.test-support.ts'
import { people, rowsOfAnswer } from '../../server/testing.ts'
import {
  type AnsweredDocument,
  type DocumentCalls,
  hashOf,
  pdf,
  placement,
  startDocumentApp,
} from './documents.test-support.ts'
import { forgetOldDocuments } from './upload-handlers.ts'

type Linked = AnsweredDocument & { linkedTo: object | null; isLink: boolean }

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

const bytes = pdf('Contrat de bail')

/** Requests a link on behalf of someone who holds the file. */
const ask = (
  { id }: { id: number },
  changes: object = {},
  as: string = people.staff,
  headers: Record<string, string> = {},
) =>
  calls.send('POST', `/Documents(${id})/Link`, {
    as,
    headers,
    body: { ...placement, ...own, fileName: 'Bail.pdf', contentHash: hashOf(bytes), ...changes },
  })

/** Creates a link. */
async function link(to: { id: number }, changes: object = {}, as: string = people.staff): Promise<Linked> {
  const { status, body } = await ask(to, changes, as)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as Linked
}

const read = async ({ id }: { id: number }, as: string = people.staff) =>
  (await calls.send('GET', `/Documents(${id})`, { as })).body as Linked

/** The links to a document that somebody reads, by their names. */
const linksTo = async ({ id }: { id: number }, as: string = people.staff) =>
  rowsOfAnswer(await calls.send('GET', `/Documents(${id})/Links?$orderby=id`, { as })).map(row => row['name'])

/** The links that its activity tells somebody of. */
const linksNoted = async ({ id }: { id: number }, as: string = people.staff) => {
  const path = `/Documents(${id})/Events?$filter=kind eq 'linkAdded'&$orderby=id`
  return rowsOfAnswer(await calls.send('GET', path, { as })).map(row => row['link'])
}

/** The keys of the files that documents have, each once. */
async function keys(...documents: readonly { id: number }[]) {
  const rows = await calls.db
    .selectFrom('document_version')
    .select('file_key')
    .where(
      'document_id',
      'in',
      documents.map(({ id }) => id),
    )
    .execute()
  return [...new Set(rows.map(row => row.file_key))]
}

/** Puts a document in the bin, 31 days ago. */
async function deleteLongAgo(document: { id: number }) {
  await calls.remove([document])
  await sql`update document set deleted_date = now() - interval '31 days' where id = ${document.id}`.execute(
    calls.db,
  )
  await forgetOldDocuments(calls.db, calls.uploads.files)
}

describe('a document linked to another one', () => {
  it('shows the content in a second place, stores it once, and names the first place', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, { ...own, folder: 'Juridique' })
    const linked = await link(origin, { folder: 'Permanent\\Baux/', fiscalYear: 2026 }, people.manager)
    expect(linked).toMatchObject({
      name: 'Bail.pdf',
      folder: 'Permanent/Baux',
      fiscalYear: 2026,
      versionNumber: 1,
      fileSize: bytes.length,
      createdBy: people.manager,
      linkedTo: {
        documentId: origin.id,
        name: 'Contrat.pdf',
        fiscalYear: 2025,
        folder: 'Juridique',
        hasChanged: false,
      },
    })
    expect(linked.id).not.toBe(origin.id)
    expect(await keys(origin, linked)).toHaveLength(1)
    expect((await calls.download(linked.versionId)).rawPayload).toEqual(Buffer.from(bytes))
    expect(await read(origin)).toMatchObject({ linkedTo: null })
    const events = await calls.send('GET', `/Documents(${linked.id})/Events?$orderby=id`)
    expect(rowsOfAnswer(events).map(event => [event['kind'], event['createdBy']])).toEqual([
      ['linked', people.manager],
      ['opened', people.staff],
    ])
  })

  it('is found by its text as soon as the other one is', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    await sql`insert into document_text (document_id, content, words)
      values (${origin.id}, 'Le preneur', document_words('le preneur'))`.execute(calls.db)
    await link(origin, { folder: 'Permanent' })
    expect(new Set(await calls.names('$search="preneurs"'))).toEqual(new Set(['Bail.pdf', 'Contrat.pdf']))
  })

  it('goes into one zip with the other one', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const linked = await link(origin, { folder: 'Permanent' })
    const body = { ids: [origin.id, linked.id] }
    const { body: archive } = await calls.send('POST', '/DocumentArchives', { body })
    const { id, ticket } = archive as { id: number; ticket: string }
    const zip = await calls.uploads.test.app.inject({
      url: `/api/portal/v1/DocumentArchives(${id})/File?ticket=${ticket}`,
    })
    const text = zip.rawPayload.toString('latin1')
    expect(zip.statusCode).toBe(200)
    expect(['Contrat.pdf', 'Bail.pdf'].every(name => text.includes(name))).toBe(true)
  })

  it('keeps its content if the other one gets a new version, and says so', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, { ...own, confidentiality: 'firm' })
    const linked = await link(origin, { folder: 'Permanent' })
    await calls.put('Contrat.pdf', pdf('Avenant interne'), { ...own, confidentiality: 'firm' })
    expect(await read(linked)).toMatchObject({
      versionNumber: 1,
      fileSize: bytes.length,
      linkedTo: { documentId: origin.id, hasChanged: true },
    })
    expect((await calls.download(linked.versionId, people.client)).rawPayload).toEqual(Buffer.from(bytes))
    expect(await read(linked, people.client)).toMatchObject({ linkedTo: null, isLink: false })
    expect(await calls.names('$filter=isLink eq true', people.client)).toEqual([])
  })

  it('reflects the other one’s new name or place', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const linked = await link(origin, { folder: 'Permanent' })
    await calls.change(origin, { name: 'Bail signé.pdf', folder: 'Signés' })
    expect(await read(linked)).toMatchObject({
      name: 'Bail.pdf',
      folder: 'Permanent',
      linkedTo: { name: 'Bail signé.pdf', folder: 'Signés' },
    })
  })

  it('is told of on the page and in the activity of the other one, as it is now', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const linked = await link(origin, { folder: 'Permanent' }, people.manager)
    await calls.change(linked, { name: 'Bail signé.pdf' })
    expect(await linksTo(origin)).toEqual(['Bail signé.pdf'])
    expect(await linksNoted(origin)).toEqual([
      expect.objectContaining({ documentId: linked.id, name: 'Bail signé.pdf', folder: 'Permanent' }),
    ])
    // With another content it is no link any more; that it was added stays.
    await calls.put('Bail signé.pdf', pdf('Avenant'), { ...own, folder: 'Permanent' })
    expect(await linksTo(origin)).toEqual([])
    expect(await linksNoted(origin)).toHaveLength(1)
    await deleteLongAgo(linked)
    expect(await linksNoted(origin)).toEqual([])
  })

  it('is found among the others by what it is', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    await link(origin, { folder: 'Permanent' })
    expect(await calls.names('$filter=isLink eq true')).toEqual(['Bail.pdf'])
    expect(await calls.names('$filter=isLink eq false')).toEqual(['Contrat.pdf'])
  })

  it('stays where the other one is deleted, and stays a link once that is gone for good', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const linked = await link(origin, { folder: 'Permanent' })
    await calls.remove([origin])
    expect(await read(linked)).toMatchObject({ linkedTo: null })
    await calls.restore([origin])
    expect(await read(linked)).toMatchObject({ linkedTo: { documentId: origin.id } })
    await deleteLongAgo(origin)
    expect(await read(linked)).toMatchObject({ linkedTo: null, isLink: true })
    expect((await calls.download(linked.versionId)).rawPayload).toEqual(Buffer.from(bytes))
    const [key = ''] = await keys(linked)
    await deleteLongAgo(linked)
    expect(await calls.uploads.files.received(key)).toBe(0)
  })

  it('leaves the other one its content when it is purged itself', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    await deleteLongAgo(await link(origin, { folder: 'Permanent' }))
    expect((await calls.download(origin.versionId)).rawPayload).toEqual(Buffer.from(bytes))
  })

  it('is no longer linked once different content is uploaded there, and is again when that version is restored', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const linked = await link(origin, { folder: 'Permanent' })
    const sent = await calls.put('Bail.pdf', pdf('Avenant'), { ...own, folder: 'Permanent' })
    expect(sent).toMatchObject({ id: linked.id, versionNumber: 2, linkedTo: null, isLink: false })
    const { body } = await calls.send('POST', `/DocumentVersions(${linked.versionId})/Restore`)
    expect(body).toMatchObject({
      versionNumber: 3,
      isLink: true,
      linkedTo: { documentId: origin.id, hasChanged: false },
    })
  })

  it('becomes a new version of a document of the same name there, and is refused if that has the same content', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const there = await calls.put('Bail.pdf', pdf('Ancien bail'), { ...own, folder: 'Permanent' })
    expect(await link(origin, { folder: 'Permanent' })).toMatchObject({ id: there.id, versionNumber: 2 })
    const again = await ask(origin, { folder: 'Permanent' })
    expect(again).toMatchObject({ status: 409, code: 'document-already-here' })
    expect(await ask(origin, { fileName: 'CONTRAT.pdf' })).toMatchObject({ code: 'document-already-here' })
  })

  it('leaves a document of its name alone where only a new one is wanted', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const there = await calls.put('Bail.pdf', pdf('Ancien bail'), { ...own, folder: 'Permanent' })
    const refused = await ask(origin, { folder: 'Permanent', isNewOnly: true })
    expect(refused).toMatchObject({ status: 409, code: 'document-name-taken' })
    expect(await calls.versions(there)).toHaveLength(1)
    const same = await ask(origin, { fileName: 'Contrat.pdf', isNewOnly: true })
    expect(same).toMatchObject({ code: 'document-already-here' })
    expect(await link(origin, { folder: 'Baux', isNewOnly: true })).toMatchObject({ versionNumber: 1 })
  })

  it('is made once, however often it is asked for with one key', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await ask(origin, { folder: 'Permanent' }, people.staff, key)
    // Later changes to the other one do not matter.
    await calls.put('Contrat.pdf', pdf('Avenant'), own)
    const second = await ask(origin, { folder: 'Permanent' }, people.staff, key)
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 200, body: { id: (first.body as Linked).id } })
    expect(await calls.versions(first.body as Linked)).toHaveLength(1)
  })
})

describe('a person who links', () => {
  it('must hold the file: nobody can link content they do not have', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const other = await ask(origin, { contentHash: hashOf(pdf('autre')) })
    expect(other).toMatchObject({ status: 409, code: 'document-content-changed' })
    await calls.put('Contrat.pdf', pdf('Avenant'), own)
    expect(await ask(origin, { folder: 'A' })).toMatchObject({ code: 'document-content-changed' })
    expect(await calls.names('')).toEqual(['Contrat.pdf'])
  })

  it('must read the other document, and may put documents in the place', async () => {
    const hidden = await Promise.all([
      calls.put('interne.pdf', bytes, { ...own, confidentiality: 'firm' }),
      calls.put('réservé.pdf', bytes, { ...own, confidentiality: 'restricted' }),
      calls.put('autre.pdf', bytes, { accountId: 30 }),
    ])
    for (const origin of hidden)
      expect(await ask(origin, { engagementId: null }, people.client)).toMatchObject({
        status: 404,
        code: 'not-found',
      })
    const deleted = await calls.put('supprimé.pdf', bytes, own)
    await calls.remove([deleted])
    expect((await ask(deleted)).status).toBe(404)
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const elsewhere = { accountId: 30, engagementId: null }
    expect(await ask(origin, elsewhere, people.client)).toMatchObject({ code: 'document-client-unknown' })
    expect(await ask(origin, { confidentiality: 'firm' }, people.client)).toMatchObject({
      code: 'document-confidentiality-refused',
    })
    expect(await ask(origin, { accountId: 30 })).toMatchObject({ code: 'document-engagement-unknown' })
    expect(await link(origin, { folder: 'À nous', engagementId: null }, people.client)).toMatchObject({
      createdBy: people.client,
      linkedTo: { documentId: origin.id },
    })
  })

  it('chooses a name with an accepted extension that matches the content', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    expect(await ask(origin, { fileName: 'a.exe' })).toMatchObject({ code: 'document-extension' })
    expect(await ask(origin, { fileName: 'a.png' })).toMatchObject({ code: 'document-mismatch' })
  })

  it('waits for the virus scanner, as with an upload', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const settings = calls.uploads.test.settings as { clamd: ClamdAddress | undefined }
    // The signature was not known when the file arrived.
    const scanner = await startScanner(content =>
      content.includes('bail') ? 'stream: Bail-Signature FOUND' : 'stream: OK',
    )
    settings.clamd = scanner.address
    try {
      expect(await ask(origin, { folder: 'A' })).toMatchObject({ status: 422, code: 'document-infected' })
    } finally {
      settings.clamd = undefined
      scanner.close()
    }
  })
})

describe('a reader of the linked place', () => {
  it('reads its content, but is told nothing of a document they may not read', async () => {
    const origin = await calls.put('Interne.pdf', bytes, { ...own, confidentiality: 'firm' })
    const linked = await link(origin, { folder: 'Permanent' })
    expect((await calls.download(linked.versionId, people.client)).rawPayload).toEqual(Buffer.from(bytes))
    const told = JSON.stringify([
      await read(linked, people.client),
      await calls.list('', people.client),
      await calls.versions(linked, people.client),
    ])
    expect(JSON.parse(told)).toMatchObject([{ linkedTo: null }, [{ linkedTo: null }], [{ number: 1 }]])
    expect(told).not.toContain('Interne')
    expect((await calls.ticket(origin.versionId, people.client)).status).toBe(404)
    expect(await read(linked)).toMatchObject({ linkedTo: { name: 'Interne.pdf' } })
  })

  it('is not told of links that they do not read', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, { ...own, engagementId: null })
    await link(origin, { folder: 'Cabinet', confidentiality: 'firm' })
    const restricted = { engagementId: null, confidentiality: 'restricted' }
    await link(origin, { ...restricted, fileName: 'Réservé.pdf' }, people.manager)
    expect(await linksTo(origin, people.client)).toEqual([])
    expect(await linksTo(origin)).toEqual(['Bail.pdf'])
    expect(await linksTo(origin, people.manager)).toEqual(['Bail.pdf', 'Réservé.pdf'])
    expect(await linksNoted(origin)).toHaveLength(1)
    expect(await linksNoted(origin, people.manager)).toHaveLength(2)
    const hidden = await calls.put('Interne.pdf', pdf('Interne'), { ...own, confidentiality: 'firm' })
    const asked = await calls.send('GET', `/Documents(${hidden.id})/Links`, { as: people.client })
    expect(asked).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('reads it no more where the place is closed to them, whoever reads the other document', async () => {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    const linked = await link(origin, { confidentiality: 'firm' })
    expect(await calls.names('', people.client)).toEqual(['Contrat.pdf'])
    expect((await calls.ticket(linked.versionId, people.client)).status).toBe(404)
    expect((await calls.download(origin.versionId, people.client)).statusCode).toBe(200)
  })

  it('with a share reads only what is shared', async () => {
    const origin = await calls.put('Interne.pdf', bytes, { ...own, confidentiality: 'firm' })
    const linked = await link(origin, { confidentiality: 'firm', folder: 'Permanent' })
    const { rows } = await sql<{ id: number; day: string }>`
      select id, (now() + interval '9 days')::date::text as day from contact
      where contact_email_office = ${people.client}`.execute(calls.db)
    const body = { ids: [linked.id], contactIds: [rows[0]?.id ?? 0], untilDate: rows[0]?.day }
    expect((await calls.send('POST', '/DocumentShares', { body })).status).toBe(201)
    expect(await calls.names('', people.client)).toEqual(['Bail.pdf'])
    expect(await read(linked, people.client)).toMatchObject({ linkedTo: null })
  })
})

it('counts content once in the quotas, for the client who has had it longest', async () => {
  const settings = calls.uploads.test.settings as { documentQuota: number }
  const { documentQuota } = settings
  const size = bytes.length
  settings.documentQuota = size + 10
  try {
    const origin = await calls.put('Contrat.pdf', bytes, own)
    await link(origin, { folder: 'Permanent' })
    const elsewhere = await link(origin, { accountId: 30, engagementId: null })
    const room = async (accountId: number, bytesSent: number) =>
      (await calls.begin('b.pdf', bytesSent, { accountId })).code ?? 'taken'
    expect(await room(own.accountId, 11)).toBe('document-quota-reached')
    expect(await room(30, size + 11)).toBe('document-quota-reached')
    expect(await room(30, size + 10)).toBe('taken')
    await calls.db.deleteFrom('document_upload').execute()
    for (const document of await calls.list(`$filter=accountId eq ${own.accountId}`))
      await deleteLongAgo({ id: Number(document['id']) })
    expect(await read(elsewhere)).toMatchObject({ linkedTo: null })
    // Nobody else has it any more.
    expect(await room(own.accountId, size + 10)).toBe('taken')
    expect(await room(30, 11)).toBe('document-quota-reached')
  } finally {
    settings.documentQuota = documentQuota
  }
})
