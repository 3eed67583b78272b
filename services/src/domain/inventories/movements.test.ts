import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { onlyPart } from './import-part.test-support.ts'

interface Line {
  id: number
  code: string
  movedQuantity: number
}
interface Moved {
  '@odata.etag': string
  id: number
  use: string
  quantity: number
}

const { manager, staff } = people

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

const create = async (changes: object = {}) => {
  const zones = ['Réserve', 'Boutique'].map(name => ({ zoneId: null, site: 'Rennes', name, counters: [] }))
  const body = {
    engagementId,
    name: 'Inventaire',
    countDate: '2026-11-27',
    closingDate: '2026-12-31',
    tolerancePercent: 2,
    toleranceValue: 100,
    zones,
    ...changes,
  }
  return ok<{ id: number }>(await send('POST', '/StockTakes', { body }))
}
const article = (code: string, changes: object = {}) => ({
  site: 'Rennes',
  zone: 'Réserve',
  shelf: '',
  code,
  barcode: '',
  name: `Article ${code}`,
  unit: 'piece',
  packSize: 1,
  batch: '',
  unitCost: 10,
  theoreticalQuantity: 100,
  ...changes,
})
const importLines = ({ id }: { id: number }, lines: object[]) =>
  send('POST', `/StockTakes(${id})/Lines`, { body: { part: onlyPart(), lines } })
const change = ({ id }: { id: number }, body: object) =>
  send('PATCH', `/StockTakes(${id})`, { body, headers: { 'if-match': '*' } })
const read = async ({ id }: { id: number }) => ok(await send('GET', `/StockTakes(${id})`))
const linesOf = async ({ id }: { id: number }) =>
  ok<{ value: Line[] }>(await send('GET', `/StockLines?$filter=stockTakeId eq ${id}&$orderby=id`)).value
const lineOf = async (take: { id: number }, code: string) => {
  const found = (await linesOf(take)).find(line => line.code === code)
  if (!found) throw new Error(`No line of ${code}`)
  return found
}
const count = async ({ id }: { id: number }, lineId: number, quantity: number, as: string = staff) => {
  const counted = { clientId: randomUUID(), lineId, quantity, expression: String(quantity), note: '' }
  const counts = [{ ...counted, countedDate: new Date().toISOString() }]
  ok(await send('POST', `/CountSheets(${id})/Counts`, { as, body: { deviceId: randomUUID(), counts } }))
}

const movement = (code: string, date: string, quantity: number, changes: object = {}) => ({
  code,
  date,
  kind: 'correction',
  quantity,
  document: '',
  unitCost: null,
  ...changes,
})
const importMovements = ({ id }: { id: number }, movements: object[], changes: object = {}) => {
  const body = { isTrial: false, part: onlyPart(), movements, ...changes }
  return send('POST', `/StockTakes(${id})/Movements`, { body })
}
/** Changes of a body whose movements are from no file. */
const byHand = { part: undefined }
const movementsOf = async ({ id }: { id: number }) =>
  ok<{ value: Moved[] }>(await send('GET', `/StockMovements?$filter=stockTakeId eq ${id}&$orderby=id`)).value

describe('movements between counting and closing', () => {
  /** A stock-take whose article A was counted as 90 of 100, with the given days of counting and closing. */
  async function countedTake(countDate: string, closingDate: string, changes: object = {}) {
    const take = await create({ countDate, closingDate, ...changes })
    ok(await importLines(take, [article('A'), article('B', { unit: 'kg' })]))
    ok(await change(take, { status: 'open' }))
    const a = await lineOf(take, 'A')
    await count(take, a.id, 90)
    return take
  }

  it('roll the count forward, from the day after it to the closing day', async () => {
    const take = await countedTake('2026-12-10', '2026-12-31')
    const sent = [
      movement('A', '2026-12-10', 1000),
      movement('A', '2026-12-11', -30, { kind: 'delivery', document: 'BL-1' }),
      movement('A', '2026-12-31', 12, { kind: 'receipt', unitCost: 9.5 }),
      movement('A', '2027-01-01', 500),
    ]
    expect(ok(await importMovements(take, sent))).toEqual({ movementCount: 4, outsideCount: 2, faults: [] })
    expect(await lineOf(take, 'A')).toMatchObject({
      countedQuantity: 90,
      movedQuantity: -18,
      closingQuantity: 72,
      // The books are of the day of the count.
      difference: -10,
      differenceValue: -100,
    })
    expect((await movementsOf(take)).map(({ use }) => use)).toEqual([
      'outside',
      'forward',
      'forward',
      'outside',
    ])
    expect(await read(take)).toMatchObject({
      movementCount: 4,
      outsideCount: 2,
      countedValue: 900,
      closingValue: 720,
      differenceValue: -100,
    })
    // Articles nobody counted are not rolled.
    expect(await lineOf(take, 'B')).toMatchObject({ movedQuantity: 0, closingQuantity: null })
  })

  it('roll the count back if it was made after closing', async () => {
    const take = await countedTake('2027-01-04', '2026-12-31')
    const sent = [
      movement('A', '2026-12-31', 1000),
      movement('A', '2027-01-01', -30),
      movement('A', '2027-01-04', 12),
      movement('A', '2027-01-05', 500),
    ]
    ok(await importMovements(take, sent))
    expect(await lineOf(take, 'A')).toMatchObject({ movedQuantity: 18, closingQuantity: 108 })
    expect((await movementsOf(take)).map(({ use }) => use)).toEqual(['outside', 'back', 'back', 'outside'])
  })

  it('are part of the difference if the books are of the closing day', async () => {
    const take = await countedTake('2026-12-10', '2026-12-31', { theoreticalDay: 'closing' })
    ok(await importMovements(take, [movement('A', '2026-12-11', 13)]))
    expect(await lineOf(take, 'A')).toMatchObject({ difference: 3, differenceValue: 30, isBeyond: true })
    expect(await read(take)).toMatchObject({ differenceValue: 30, unexplainedCount: 1 })
    ok(await change(take, { theoreticalDay: 'count' }))
    expect(await lineOf(take, 'A')).toMatchObject({ difference: -10, differenceValue: -100 })
  })

  it('are summed exactly, without floating-point errors', async () => {
    const take = await countedTake('2026-12-10', '2026-12-31')
    const b = await lineOf(take, 'B')
    await count(take, b.id, 0.3)
    ok(
      await importMovements(
        take,
        [0.1, 0.1, 0.1].map(each => movement('B', '2026-12-12', -each)),
      ),
    )
    expect(await lineOf(take, 'B')).toMatchObject({ movedQuantity: -0.3, closingQuantity: 0 })
  })

  it('follow the dates when they change', async () => {
    const take = await countedTake('2026-12-10', '2026-12-31')
    ok(await importMovements(take, [movement('A', '2026-12-15', 5)]))
    ok(await change(take, { countDate: '2026-12-15' }))
    expect(await lineOf(take, 'A')).toMatchObject({ movedQuantity: 0 })
    ok(await change(take, { closingDate: '2026-12-14' }))
    expect(await lineOf(take, 'A')).toMatchObject({ movedQuantity: -5, closingQuantity: 85 })
  })

  it('are all kept or none, and each faulty one is reported', async () => {
    const take = await create({ countDate: '2026-12-10', closingDate: '2026-12-31' })
    ok(
      await importLines(take, [
        article('A'),
        article('A', { shelf: '1' }),
        article('B'),
        article('B', { zone: 'Boutique' }),
        article('C', { unit: 'kg' }),
      ]),
    )
    ok(await change(take, { status: 'open' }))
    const day = '2026-12-11'
    const sent = [
      movement('C', day, 0.5),
      movement('X', day, 1),
      movement('A', day, 1),
      movement('C', day, 0),
      movement('C', day, 1, { kind: 'delivery' }),
      movement('C', day, -1, { kind: 'receipt' }),
      movement('A', day, 0.5, { shelf: '1' }),
      movement('B', day, 1, { zone: 'Grenier' }),
      movement('C', day, 0.0004),
      movement('C', day, 1, { unitCost: 0.00005 }),
    ]
    const faults = [
      { index: 1, column: 'code', reason: 'unknown' },
      { index: 2, column: 'code', reason: 'ambiguous' },
      { index: 3, column: 'quantity', reason: 'zero' },
      { index: 4, column: 'quantity', reason: 'sign' },
      { index: 5, column: 'quantity', reason: 'sign' },
      { index: 6, column: 'quantity', reason: 'fraction' },
      { index: 7, column: 'code', reason: 'unknown' },
      { index: 8, column: 'quantity', reason: 'digits' },
      { index: 9, column: 'unitCost', reason: 'digits' },
    ]
    expect(ok(await importMovements(take, sent))).toEqual({ movementCount: 0, outsideCount: 0, faults })
    const right = [movement('A', day, 1, { shelf: '' }), movement('B', day, 2, { zone: 'boutique' })]
    // A trial stores nothing.
    expect(ok(await importMovements(take, right, { isTrial: true }))).toEqual({
      movementCount: 0,
      outsideCount: 0,
      faults: [],
    })
    ok(await importMovements(take, right))
    const lines = await linesOf(take)
    expect(lines.map(({ movedQuantity }) => movedQuantity)).toEqual([1, 0, 0, 2, 0])
  })

  it('from a file are replaced by the next import; typed ones stay until they are deleted', async () => {
    const take = await countedTake('2026-12-10', '2026-12-31')
    const day = '2026-12-11'
    ok(await importMovements(take, [movement('A', day, 1)], byHand))
    ok(await importMovements(take, [movement('A', day, 10), movement('A', day, 100)]))
    expect(await lineOf(take, 'A')).toMatchObject({ movedQuantity: 111 })
    ok(await importMovements(take, [movement('A', day, 1000)]))
    const [typed, imported] = await movementsOf(take)
    expect([typed?.quantity, imported?.quantity]).toEqual([1, 1000])
    const remove = (ifMatch: string) =>
      send('DELETE', `/StockMovements(${typed?.id})`, { headers: { 'if-match': ifMatch } })
    expect((await remove('"9"')).code).toBe('precondition-failed')
    expect((await remove(typed?.['@odata.etag'] ?? '')).status).toBe(204)
    expect((await remove('*')).code).toBe('not-found')
    expect(await lineOf(take, 'A')).toMatchObject({ movedQuantity: 1000 })
  })

  it('are frozen before the stock-take is opened and once it is reconciled', async () => {
    const take = await create({ tolerancePercent: 100, toleranceValue: 100_000 })
    ok(await importLines(take, [article('A')]))
    const day = '2026-12-01'
    expect((await importMovements(take, [movement('A', day, 1)])).code).toBe('stock-take-closed')
    ok(await change(take, { status: 'open' }))
    ok(await importMovements(take, [movement('A', day, 1)]))
    const a = await lineOf(take, 'A')
    await count(take, a.id, 100)
    const [kept] = await movementsOf(take)
    for (const status of ['reconciled', 'closed']) {
      ok(await change(take, { status }))
      expect((await importMovements(take, [movement('A', day, 1)])).code).toBe('stock-take-closed')
      const removed = await send('DELETE', `/StockMovements(${kept?.id})`, { headers: { 'if-match': '*' } })
      expect(removed.code).toBe('stock-take-closed')
      expect((await change(take, { closingDate: '2026-11-27' })).code).toBe('stock-take-closed')
    }
    expect(await lineOf(take, 'A')).toMatchObject({ closingQuantity: 101 })
    expect((await importMovements({ id: 999_999 }, [movement('A', day, 1)])).code).toBe('not-found')
  })

  it('are limited to 100,000 per stock-take, and rolled in time', async () => {
    const take = await countedTake('2026-12-10', '2026-12-31')
    const { db } = test.connection
    await sql`
      insert into stock_movement (stock_take_id, line_id, date, kind, quantity, document, is_imported, created_by)
      select ${take.id}::int4, line.id, '2026-12-11', 'correction', 1, '', true, 'x'
      from stock_line as line, generate_series(1, 99999) where line.stock_take_id = ${take.id}::int4 and code = 'A'`.execute(
      db,
    )
    ok(await importMovements(take, [movement('A', '2026-12-12', 1)], byHand))
    expect(await lineOf(take, 'A')).toMatchObject({ movedQuantity: 100_000 })
    const more = await importMovements(take, [movement('A', '2026-12-12', 1)], byHand)
    expect(more.code).toBe('stock-movement-limit')
    expect(await read(take)).toMatchObject({ movementCount: 100_000 })
  })
})

describe('an explanation of a difference', () => {
  const explain = ({ id }: { id: number }, body: object) =>
    send('PATCH', `/StockLines(${id})`, { body, headers: { 'if-match': '*' } })

  it('holds until a count, a recount, or a movement changes the difference', async () => {
    const take = await create({ countDate: '2026-12-10', theoreticalDay: 'closing' })
    ok(await importLines(take, [article('A')]))
    ok(await change(take, { status: 'open' }))
    const a = await lineOf(take, 'A')
    await count(take, a.id, 90)
    const becomes = async (line: object, unexplainedCount: number) => {
      expect(await lineOf(take, 'A')).toMatchObject(line)
      expect(await read(take)).toMatchObject({ unexplainedCount })
      const { code } = await change(take, { status: 'reconciled' })
      expect(code).toBe(unexplainedCount > 0 ? 'stock-unfinished' : undefined)
    }
    await becomes({ difference: -10, explanation: '' }, 1)
    ok(await explain(a, { explanation: 'Casse' }))
    // The same quantity again changes nothing.
    await count(take, a.id, 90)
    expect(await lineOf(take, 'A')).toMatchObject({ difference: -10, explanation: 'Casse' })
    await count(take, a.id, 10)
    await becomes({ difference: -90, explanation: '' }, 1)
    ok(await explain(a, { explanation: 'Vol' }))
    ok(await importMovements(take, [movement('A', '2026-12-11', 5)]))
    await becomes({ difference: -85, explanation: '' }, 1)
    ok(await explain(a, { explanation: 'Vol' }))
    ok(await explain(a, { recountBy: people.partner }))
    await count(take, a.id, 20, people.partner)
    await becomes({ difference: -75, explanation: '' }, 1)
    ok(await explain(a, { explanation: 'Vol' }))
    await becomes({ difference: -75, explanation: 'Vol' }, 0)
  })
})

it('finds what refers to an article or a stock-take through an index, so that deleting 100,000 is quick', async () => {
  const { rows } = await sql<{ column: string }>`
    select refers.conrelid::regclass || '.' || part.attname as column
    from pg_constraint as refers
      join pg_attribute as part on part.attrelid = refers.conrelid and part.attnum = refers.conkey[1]
    where refers.contype = 'f' and refers.confrelid in ('stock_line'::regclass, 'stock_take'::regclass)
      -- A partial index serves no foreign key.
      and not exists (select from pg_index as way where way.indrelid = refers.conrelid
        and way.indkey[0] = refers.conkey[1] and way.indpred is null)`.execute(test.connection.db)
  expect(rows).toEqual([])
})
