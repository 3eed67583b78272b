import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, type TestRequest } from '../../../server/testing.ts'
import { onlyPart } from '../import-part.test-support.ts'

interface Take {
  id: number
  zones: { zoneId: number }[]
}
type Attendance = Record<string, unknown> & { '@odata.etag': string }

const { manager, staff, partner, administrator, client } = people

let test: TestApp
let engagementId = 0
beforeAll(async () => {
  test = await startTestApp()
  const { rows } = await sql<{ id: number }>`
    select min(engagement.id) as id from engagement join account on account_number = engagement_account_number
    where engagement_statut = 'Actif'`.execute(test.connection.db)
  engagementId = rows[0]?.id ?? 0
})
afterAll(() => test.close())

const send = (method: string, path: string, request: TestRequest = {}) =>
  test.send(method, `/api/portal/v1${path}`, { as: manager, ...request })

/**
 * Returns the response body unless the call was refused. Its type comes from the contract, which the server checks
 * responses against.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who calls knows what is answered
const ok = <T>({ status, body }: { status: number; body: unknown }): T => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body as T
}

/** A stock-take that is not open yet, with two places and an article in the first. */
async function preparedTake() {
  const zones = ['Réserve', 'Boutique'].map(name => ({ zoneId: null, site: 'Rennes', name, counters: [] }))
  const take = ok<Take>(
    await send('POST', '/StockTakes', {
      body: {
        engagementId,
        name: 'Inventaire annuel',
        countDate: '2026-12-31',
        closingDate: '2026-12-31',
        tolerancePercent: 2,
        toleranceValue: 100,
        zones,
      },
    }),
  )
  const line = {
    site: 'Rennes',
    zone: 'Réserve',
    shelf: '',
    code: 'THE-001',
    barcode: '',
    name: 'Thé vert',
    unit: 'piece',
    packSize: 1,
    batch: '',
    unitCost: 4.5,
    theoreticalQuantity: 40,
  }
  ok(await send('POST', `/StockTakes(${take.id})/Lines`, { body: { part: onlyPart(), lines: [line] } }))
  return take
}

const move = async ({ id }: Take, body: object) =>
  ok(await send('PATCH', `/StockTakes(${id})`, { body, headers: { 'if-match': '*' } }))

async function openTake() {
  const take = await preparedTake()
  await move(take, { status: 'open' })
  return take
}

const read = ({ id }: Take, as: string = manager) => send('GET', `/StockTakes(${id})/Attendance`, { as })
const write = (
  { id }: Take,
  body: object,
  { as = manager, version = '*' }: { as?: string; version?: string } = {},
) => send('PATCH', `/StockTakes(${id})/Attendance`, { as, body, headers: { 'if-match': version } })

const written = ({ zones }: Take) => ({
  attendedDate: '2026-12-31',
  attendedFrom: '20:00',
  attendedUntil: '01:30',
  zoneIds: zones.map(({ zoneId }) => zoneId).toReversed(),
  auditors: [manager.toUpperCase(), staff],
  metPeople: ' Claire Fontaine, responsable du dépôt ',
  answers: [
    { question: 'testCounts', reply: 'yes', note: '12 articles' },
    { question: 'instructions', reply: 'no', note: ' Non datées ' },
    { question: 'sheets', reply: null, note: '  ' },
  ],
  observations: '<script>alert(1)</script>\n=SUM(A1)',
  conclusion: 'reservations',
  conclusionText: 'Les consignes sont à dater.',
})

describe('the attendance report of a stock-take', () => {
  it('is empty until someone writes it, then says who wrote it and when', async () => {
    const take = await openTake()
    expect(ok(await read(take))).toMatchObject({
      '@odata.etag': '"0"',
      id: take.id,
      zoneIds: [],
      answers: [],
      conclusion: null,
      writtenBy: null,
    })
    const answered = ok<Attendance>(await write(take, written(take), { version: '"0"' }))
    expect(answered).toMatchObject({
      '@odata.etag': '"1"',
      attendedFrom: '20:00',
      attendedUntil: '01:30',
      zoneIds: take.zones.map(({ zoneId }) => zoneId),
      metPeople: 'Claire Fontaine, responsable du dépôt',
      // In the order of the questions, without the empty answer.
      answers: [
        { question: 'instructions', reply: 'no', note: 'Non datées' },
        { question: 'testCounts', reply: 'yes', note: '12 articles' },
      ],
      observations: '<script>alert(1)</script>\n=SUM(A1)',
      writtenBy: manager,
      writtenByName: 'Samuel Okafor',
    })
    expect(answered['auditors']).toMatchObject([
      { email: manager, name: 'Samuel Okafor' },
      { email: staff, name: 'Théo Lefèvre' },
    ])
    expect(ok(await read(take))).toEqual(answered)
  })

  it('is changed field by field, in the version that was seen', async () => {
    const take = await openTake()
    const { '@odata.etag': first } = ok<Attendance>(await write(take, written(take)))
    const second = ok<Attendance>(
      await write(take, { observations: 'Rien à signaler', zoneIds: [] }, { version: first }),
    )
    expect(second).toMatchObject({ attendedFrom: '20:00', zoneIds: [], observations: 'Rien à signaler' })
    expect(await write(take, { metPeople: 'Personne' }, { version: first })).toMatchObject({
      status: 412,
      code: 'precondition-failed',
    })
    expect(
      await send('PATCH', `/StockTakes(${take.id})/Attendance`, { body: { metPeople: 'Personne' } }),
    ).toMatchObject({ status: 428 })
  })

  it('is written by people who manage stock-takes, read by staff who see them, and closed to everyone else', async () => {
    const take = await openTake()
    ok(await write(take, written(take)))
    // Staff who count cannot read stock-takes, and clients never can.
    const readers = await Promise.all([partner, administrator].map(async as => (await read(take, as)).status))
    expect(readers).toEqual([200, 200])
    for (const as of [staff, client]) {
      expect(await read(take, as), as).toMatchObject({ status: 403, code: 'scope-missing' })
      expect(await write(take, { metPeople: 'Moi' }, { as }), as).toMatchObject({
        status: 403,
        code: 'scope-missing',
      })
    }
    const missing = { ...take, id: 987_654 }
    expect(await read(missing)).toMatchObject({ status: 404 })
    expect(await write(missing, { metPeople: '' })).toMatchObject({ status: 404 })
  })

  it('accepts only places of the stock-take, members of the firm, and each question once', async () => {
    const take = await openTake()
    const other = await openTake()
    const reply = { question: 'places', reply: 'yes', note: '' }
    const wrong: [object, string][] = [
      [{ zoneIds: other.zones.map(({ zoneId }) => zoneId) }, 'stock-zone-unknown'],
      [{ auditors: [client] }, 'stock-auditor-unknown'],
      [{ auditors: ['nobody@parvis.example'] }, 'stock-auditor-unknown'],
      [{ answers: [reply, { ...reply, reply: 'no' }] }, 'body-invalid'],
      [{ answers: [{ ...reply, question: 'weather' }] }, 'body-invalid'],
      [{ attendedFrom: '24:00' }, 'body-invalid'],
      [{ attendedDate: '2026-02-30' }, 'body-invalid'],
      [{ observations: 'a'.repeat(5001) }, 'body-invalid'],
      [{ metPeople: 'Claire\u202e' }, 'body-invalid'],
      [{ conclusion: 'reservations', conclusionText: ' ' }, 'body-invalid'],
      [{ conclusion: 'notSatisfactory' }, 'body-invalid'],
      [{}, 'body-invalid'],
    ]
    for (const [body, code] of wrong)
      expect(await write(take, body), JSON.stringify(body).slice(0, 80)).toMatchObject({ code })
    expect(ok(await read(take))).toMatchObject({ '@odata.etag': '"0"' })
    // The text belongs to the conclusion chosen before.
    ok(await write(take, written(take)))
    expect(await write(take, { conclusionText: '' })).toMatchObject({
      body: { errors: [{ pointer: '/conclusionText', code: 'required' }] },
    })
    ok(await write(take, { conclusion: 'satisfactory', conclusionText: '' }))
  })

  it('can be written once the stock-take is open, and drops places that were removed', async () => {
    const take = await preparedTake()
    expect(await write(take, { metPeople: 'Claire' })).toMatchObject({ code: 'stock-take-closed' })
    await move(take, { status: 'open' })
    ok(await write(take, written(take)))
    const [first] = take.zones
    await move(take, {
      zones: [{ zoneId: first?.zoneId, site: 'Rennes', name: 'Réserve', counters: [] }],
    })
    expect(ok(await read(take))).toMatchObject({ zoneIds: [first?.zoneId] })
    await sql`update stock_take set status = 'closed' where id = ${take.id}`.execute(test.connection.db)
    ok(await write(take, { observations: 'Écarts définitifs vus' }))
  })
})
