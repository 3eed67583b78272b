import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../server/testing.ts'
import { DocumentCalls, type AnsweredDocument } from '../documents/documents.test-support.ts'
import {
  badFiles,
  hashOf,
  letter,
  type AnsweredEnvelope,
  type SignatureCalls,
  startSignatureApp,
} from './signatures.test-support.ts'

let calls: SignatureCalls
let library: DocumentCalls
beforeAll(async () => {
  calls = await startSignatureApp()
  library = new DocumentCalls(calls.uploads)
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.deleteFrom('signature_envelope').execute()
  await calls.db.deleteFrom('document').execute()
})

const take = ({ id }: { id: number }, as: string = people.staff) =>
  calls.send('POST', `/Documents(${id})/SignatureEnvelopes`, { as })
const save = ({ id }: { id: number }, as: string = people.staff) =>
  calls.send('POST', `/SignatureEnvelopes(${id})/SaveToDocument`, { as })
const read = async ({ id }: { id: number }, as: string = people.staff) =>
  (await calls.send('GET', `/SignatureEnvelopes(${id})`, { as })).body as Taken

/** A PDF to sign that was taken from a document. */
type Taken = AnsweredEnvelope & {
  documentId: number | null
  document: { name: string; hasChanged: boolean; savedNumber: number | null; isSavable: boolean } | null
}

/** A draft of a new document. */
async function taken(changes: object = {}): Promise<{ document: AnsweredDocument; draft: Taken }> {
  const document = await library.put('Lettre de mission.pdf', letter(), changes)
  const { status, body, code } = await take(document)
  if (status !== 201) throw new Error(code)
  return { document, draft: body as Taken }
}

/** A document whose sender signed it alone. */
async function signed(changes: object = {}) {
  const found = await taken(changes)
  await calls.ask(found.draft, [people.staff])
  const { status, code } = await calls.sign(found.draft)
  if (status !== 200) throw new Error(code)
  return found
}

describe('a document of the library', () => {
  it('becomes a draft with its name and content, which stays when the document changes or is deleted for good', async () => {
    const { document, draft } = await taken()
    expect(draft).toMatchObject({
      name: 'Lettre de mission.pdf',
      status: 'draft',
      contentHash: hashOf(letter()),
      isMine: true,
      documentId: document.id,
      document: { name: 'Lettre de mission.pdf', hasChanged: false, savedNumber: null, isSavable: false },
    })
    await library.change(document, { name: 'Lettre 2026.pdf' })
    await library.put('Lettre 2026.pdf', Buffer.concat([letter(), Buffer.from('\n')]))
    expect((await read(draft)).document).toMatchObject({ name: 'Lettre 2026.pdf', hasChanged: true })
    await calls.db.deleteFrom('document').execute()
    expect(await read(draft)).toMatchObject({ documentId: null, document: null })
    expect((await calls.ask(draft, [people.staff])).status).toBe(200)
    expect((await calls.sign(draft)).status).toBe(200)
  })

  it('is refused with the same reasons as an uploaded file', async () => {
    for (const [code, file] of Object.entries(badFiles)) {
      if (code === 'signature-not-pdf') continue
      const document = await library.put(`${code}.pdf`, await file())
      expect(await take(document), code).toMatchObject({ code })
    }
    const sheet = await library.put('Balance.csv', Buffer.from('compte;solde'))
    expect(await take(sheet)).toMatchObject({ status: 422, code: 'signature-not-pdf' })
  })

  it('cannot be taken by people who may not read it', async () => {
    const document = await library.put('Note.pdf', letter(), { confidentiality: 'firm' })
    expect(await take(document, people.client)).toMatchObject({ status: 404 })
    expect(await take(document)).toMatchObject({ status: 201 })
  })

  it('is named to those signers only who may read it', async () => {
    const { draft } = await taken({ confidentiality: 'firm' })
    await calls.ask(draft, [people.client])
    expect((await read(draft)).documentId).not.toBeNull()
    expect(await read(draft, people.client)).toMatchObject({ documentId: null, document: null })
    const filter = `$filter=documentId eq ${(await read(draft)).documentId ?? 0}`
    const count = async (as: string) =>
      ((await calls.send('GET', `/SignatureEnvelopes?${filter}`, { as })).body as { value: unknown[] }).value
        .length
    expect([await count(people.staff), await count(people.client)]).toEqual([1, 0])
  })
})

describe('a signed PDF', () => {
  it('becomes the current version of its document, once', async () => {
    const { document, draft } = await signed()
    expect((await read(draft)).document).toMatchObject({ savedNumber: null, isSavable: true })
    const { status, body } = await save(draft)
    expect(status).toBe(200)
    const kept = body as Taken
    expect(kept.document).toMatchObject({ hasChanged: false, savedNumber: 2, isSavable: false })
    const versions = await library.versions(document)
    expect(versions).toMatchObject([{ number: 1 }, { number: 2, contentHash: kept.contentHash }])
    const file = await library.download(Number(versions[1]?.['id']))
    expect(hashOf(file.rawPayload)).toBe(kept.contentHash)
    expect(await save(draft)).toMatchObject({ status: 409, code: 'document-already-here' })
    const events = await calls.send(
      'GET',
      `/Documents(${document.id})/Events?$filter=kind ne 'opened'&$orderby=id desc&$top=1`,
    )
    expect(events.body).toMatchObject({ value: [{ kind: 'signed', versionNumber: 2 }] })
  })

  it('outlives the page that it was signed on', async () => {
    const { document, draft } = await signed()
    await save(draft)
    await calls.db.deleteFrom('signature_envelope').execute()
    const [, version] = await library.versions(document)
    expect((await library.download(Number(version?.['id']))).statusCode).toBe(200)
  })

  it('is saved by its sender alone, after the last signature, where they may change the document', async () => {
    const { draft } = await taken()
    expect(await save(draft)).toMatchObject({ status: 409, code: 'signature-status' })
    await calls.ask(draft, [people.staff, people.client])
    await calls.sign(draft)
    expect(await save(draft)).toMatchObject({ code: 'signature-status' })
    await calls.sign(draft, people.client)
    expect((await read(draft, people.client)).document).toMatchObject({ isSavable: false })
    expect(await save(draft, people.client)).toMatchObject({ status: 403, code: 'signature-of-another' })
    await calls.db.deleteFrom('document').execute()
    expect(await save(draft)).toMatchObject({ status: 422, code: 'document-unknown' })
  })

  it('of a client is not saved over what the firm put there', async () => {
    const document = await library.put('Mandat.pdf', letter())
    const { body } = await take(document, people.client)
    const draft = body as Taken
    await calls.ask(draft, [people.client], { as: people.client })
    await calls.sign(draft, people.client)
    expect((await read(draft, people.client)).document).toMatchObject({ isSavable: false })
    expect(await save(draft, people.client)).toMatchObject({ status: 403, code: 'document-of-another' })
  })

  it('is not saved beyond the quota of the client', async () => {
    const { draft } = await signed()
    const settings = calls.uploads.test.settings as { documentQuota: number }
    const { documentQuota } = settings
    settings.documentQuota = letter().length
    try {
      expect(await save(draft)).toMatchObject({ status: 409, code: 'document-quota-reached' })
    } finally {
      settings.documentQuota = documentQuota
    }
    expect(await save(draft)).toMatchObject({ status: 200 })
  })
})
