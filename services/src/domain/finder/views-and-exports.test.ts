import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { commercial, FinderCalls } from './calls.test-support.ts'

let test: TestApp
let calls: FinderCalls
/** Published sheets, by how they may be cited. */
let named: number
let anonymous: number
let internal: number

const secret = 'Kermadec & Fils – Conserverie SARL'

beforeAll(async () => {
  test = await startTestApp()
  calls = new FinderCalls(test)
  const { db } = test.connection
  await sql`delete from reference_sheet where engagement_id in (181, 182, 183, 184)`.execute(db)
  await sql`update engagement set engagement_manager_email = ${people.manager}, engagement_account_number = '100007'
    where id in (181, 182, 183, 184)`.execute(db)
  await sql`update account set account_legal_name = ${secret} where account_number = '100007'`.execute(db)
  const texts = {
    description: 'Mission pour KERMADEC & Fils.\nDeuxième paragraphe <b>&</b> fin.',
    englishDescription: '=1+1',
  }
  named = (await calls.published(181, { ...texts, team: [2] })).id
  anonymous = (
    await calls.published(182, {
      ...texts,
      title: `Audit de ${secret}`,
      confidentiality: 'anonymous',
      sector: 'agrifood',
    })
  ).id
  internal = (await calls.published(183, { confidentiality: 'internal', title: 'Secret' })).id
})
afterAll(() => test.close())

/** Prepares and downloads a file. */
async function fetchFile(ids: number[], changes: object = {}) {
  const prepared = await calls.prepare(ids, changes)
  expect(prepared).toMatchObject({ status: 201 })
  const { id, ticket, fileName } = prepared.body as { id: number; ticket: string; fileName: string }
  return { ...(await calls.download(id, ticket)), fileName }
}

/** The paragraphs of a Word document, with their styles. */
function readWord(file: Buffer): { style: string | undefined; text: string }[] {
  const xml = new TextDecoder().decode(unzipSync(new Uint8Array(file))['word/document.xml'])
  return [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1],
    text: [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
  }))
}

describe('an export of citations', () => {
  it('is a Word document with a heading for each sheet, and without the names of anonymous clients', async () => {
    const { status, headers, file, fileName } = await fetchFile([anonymous, named])
    expect(status).toBe(200)
    expect(fileName).toMatch(/^Références \d{4}-\d\d-\d\d\.docx$/)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'private, no-store',
    })
    expect(headers['content-disposition']).toContain('attachment')
    const paragraphs = readWord(file)
    expect(paragraphs.filter(({ style }) => style?.startsWith('Heading'))).toEqual([
      { style: 'Heading1', text: 'Références' },
      { style: 'Heading2', text: 'Audit du client' },
      { style: 'Heading2', text: 'Audit d’un groupe de maisons de thé' },
    ])
    const texts = paragraphs.map(({ text }) => text)
    const second = texts.indexOf('Audit d’un groupe de maisons de thé')
    expect(texts.slice(0, second)).toEqual([
      'Références',
      'Audit du client',
      'Client\u00a0: Un client du secteur Agroalimentaire',
      'Secteur\u00a0: Agroalimentaire',
      'Prestations\u00a0: Commissariat aux comptes, Conseil fiscal',
      'Année\u00a0: 2025',
      'Pays\u00a0: France',
      'Honoraires\u00a0: de 25\u00a0000\u00a0€ à 100\u00a0000\u00a0€',
      'Mission pour le client.',
      'Deuxième paragraphe &lt;b&gt;&amp;&lt;/b&gt; fin.',
    ])
    expect(texts.slice(second)).toContain('Client\u00a0: Kermadec &amp; Fils – Conserverie SARL')
    expect(texts.slice(second)).toContain('Équipe\u00a0: Théo Lefèvre')
    // In no part of the file.
    const only = await fetchFile([anonymous])
    const parts = Object.values(unzipSync(new Uint8Array(only.file))).map(part =>
      new TextDecoder().decode(part),
    )
    expect(parts.join('\n').toLowerCase()).not.toMatch(/kermadec|conserverie|e20\d\d-/)
  })

  it('is CSV that spreadsheets open in each language, without formulas', async () => {
    const french = (await fetchFile([named, anonymous], { format: 'csv' })).file.toString('utf8')
    expect(french.startsWith('\ufeff"Titre";"Client";"Secteur"')).toBe(true)
    expect(french).toContain('"Un client du secteur Agroalimentaire"')
    const english = (await fetchFile([anonymous, named], { format: 'csv', language: 'en' })).file.toString(
      'utf8',
    )
    const [, first] = english.split('\r\n')
    expect(first).toBe(
      `"Audit of a tea-house group","A client in agri-food","Agri-food","Statutory audit, Tax advice","2025","France","€25,000 to €100,000","","'=1+1"`,
    )
  })

  it('excludes internal and unpublished sheets', async () => {
    const refused = await calls.prepare([named, internal])
    expect(refused).toMatchObject({
      status: 422,
      code: 'reference-sheet-internal',
      body: { errors: [{ pointer: '/ids/1', params: { id: internal, title: 'Secret' } }] },
    })
    const draft = await calls.draft(184)
    expect(await calls.prepare([draft.id, named, 999_999])).toMatchObject({
      status: 422,
      code: 'reference-sheet-unknown',
      body: { errors: [{ pointer: '/ids/0' }, { pointer: '/ids/2', params: { id: 999_999 } }] },
    })
    expect((await calls.prepare([])).code).toBe('body-invalid')
    expect((await calls.prepare([named, named])).code).toBe('body-invalid')
    expect((await calls.prepare(Array.from({ length: 201 }, (_, id) => id + 1))).code).toBe('body-invalid')
  })

  it('is downloaded by the person who prepared it, from the sheets as they are at that moment', async () => {
    const prepared = (await calls.prepare([named])).body as { id: number; ticket: string }
    const other = (await calls.prepare([named], {}, people.partner)).body as { id: number; ticket: string }
    expect((await calls.download(prepared.id, other.ticket)).status).toBe(401)
    expect((await calls.download(prepared.id, `${prepared.ticket}x`)).status).toBe(401)
    const file = `/ReferenceSheetExports(${prepared.id})/File`
    expect((await calls.send('downloadReferenceSheets', 'GET', file, { as: people.partner })).code).toBe(
      'not-found',
    )
    expect((await calls.send('downloadReferenceSheets', 'GET', file, { as: people.client })).code).toBe(
      'scope-missing',
    )
    await calls.decide(named, 'withdrawn', people.manager, 'Le client ne veut plus.')
    const late = await calls.download(prepared.id, prepared.ticket)
    expect(late.status).toBe(422)
    expect(JSON.parse(late.file.toString('utf8'))).toMatchObject({ code: 'reference-sheet-unknown' })
  })
})

describe('views', () => {
  const view = {
    name: 'Audits',
    words: 'audit',
    filters: { year: ['2025'] },
    order: 'year',
    isDescending: true,
    columns: ['title', 'accountName', 'year'],
    layout: 'board',
    boardBy: 'year',
    isDefault: true,
  }
  const create = (changes: object = {}, as: string = people.staff) =>
    calls.send('createFinderView', 'POST', '/FinderViews', { as, body: { ...view, ...changes } })
  const update = (id: number, body: object, as: string = people.staff, etag = '*') =>
    calls.send('updateFinderView', 'PATCH', `/FinderViews(${id})`, {
      as,
      body,
      headers: { 'if-match': etag },
    })
  const list = async (as: string = people.staff) =>
    (
      (await calls.send('listFinderViews', 'GET', '/FinderViews', { as })).body as {
        value: { id: number; name: string; isDefault: boolean }[]
      }
    ).value

  it('store filters, words, columns in their order, and list or board, for their owner only', async () => {
    const created = await create()
    const { id } = created.body as { id: number }
    expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' }, body: view })
    expect(await list()).toMatchObject([view])
    expect(await list(people.partner)).toEqual([])
    expect((await update(id, { name: 'x' }, people.partner)).code).toBe('not-found')
    const removed = { as: people.partner, headers: { 'if-match': '*' } }
    expect((await calls.send('deleteFinderView', 'DELETE', `/FinderViews(${id})`, removed)).code).toBe(
      'not-found',
    )
    const changed = await update(id, { columns: ['year', 'title'], layout: 'list' }, people.staff, '"1"')
    expect(changed.body).toMatchObject({ ...view, columns: ['year', 'title'], layout: 'list' })
    expect((await update(id, { name: 'x' }, people.staff, '"1"')).code).toBe('precondition-failed')
  })

  it('have unique names, and one of them is the default of the finder', async () => {
    const second = await create({ name: 'Éte' })
    expect(second.status).toBe(201)
    expect((await create({ name: 'ETE' })).code).toBe('finder-view-name-taken')
    const { id } = second.body as { id: number }
    expect((await update(id, { name: 'audits' })).code).toBe('finder-view-name-taken')
    expect((await list()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Éte'])
    // Of two saved at once under one name, one is kept.
    const twice = await Promise.all([create({ name: 'Deux' }), create({ name: 'deux' })])
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const request = { as: people.staff, headers: { 'if-match': '*' } }
    expect((await calls.send('deleteFinderView', 'DELETE', `/FinderViews(${id})`, request)).status).toBe(204)
    expect((await list()).some(each => each.id === id)).toBe(false)
  })

  it('are limited to 50 per person', async () => {
    for (let count = (await list(commercial)).length; count < 50; count += 1)
      expect((await create({ name: `Vue ${count}` }, commercial)).status).toBe(201)
    expect((await create({ name: 'Une de trop' }, commercial)).code).toBe('finder-view-limit-reached')
  })
})

it('lists the choices for the form of a sheet', async () => {
  const { body } = await calls.send('getFinderChoices', 'GET', '/FinderChoices', { as: people.staff })
  expect(body).toMatchObject({
    amountBands: [
      { code: 'under25k', from: 0, to: 25_000 },
      { from: 25_000 },
      { from: 100_000 },
      { from: 500_000 },
      { code: 'over2m', from: 2_000_000, to: null },
    ],
  })
  expect((body as { sectors: object[] }).sectors).toContainEqual({
    code: 'health',
    name: 'Santé',
    englishName: 'Health care',
  })
})
