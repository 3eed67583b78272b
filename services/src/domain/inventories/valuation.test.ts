import { randomUUID } from 'node:crypto'
import { assert, asyncProperty, array, constantFrom, integer, record } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { onlyPart } from './import-part.test-support.ts'

interface Value {
  id: number
  code: string
  quantity: number | null
  coveredQuantity: number | null
  uncoveredQuantity: number | null
  coveredValue: number | null
  restValue: number | null
  value: number | null
  isValued: boolean
  slowness: string | null
}
interface Sum {
  value: number
  theoreticalValue: number
}
interface Valuation {
  '@odata.etag': string
  total: Sum
  zones: { name: string; sum: Sum }[]
  classes: { articleClass: string; sum: Sum }[]
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

interface Article {
  code: string
  zone?: string
  shelf?: string
  unit?: string
  unitCost?: number
  articleClass?: string
  theoreticalQuantity?: number
  /** Null if nobody counts it. */
  counted: number | null
}
interface Entry {
  code: string
  date: string
  quantity: number
  unitCost: number
}
const entry = (code: string, date: string, quantity: number, unitCost: number): Entry => ({
  code,
  date,
  quantity,
  unitCost,
})

const closingDate = '2026-12-31'

/** A stock-take counted on its closing day. */
async function countedTake(articles: readonly Article[]) {
  const zones = ['Réserve', 'Boutique'].map(name => ({ zoneId: null, site: 'Rennes', name, counters: [] }))
  const take = ok<{ id: number }>(
    await send('POST', '/StockTakes', {
      body: {
        engagementId,
        name: 'Inventaire',
        countDate: closingDate,
        closingDate,
        tolerancePercent: 100,
        toleranceValue: 999_999_999,
        zones,
      },
    }),
  )
  const lines = articles.map(article => ({
    site: 'Rennes',
    zone: 'Réserve',
    shelf: '',
    barcode: '',
    name: `Article ${article.code}`,
    unit: 'kg',
    packSize: 1,
    batch: '',
    unitCost: 10,
    theoreticalQuantity: 0,
    ...article,
    counted: undefined,
  }))
  ok(await send('POST', `/StockTakes(${take.id})/Lines`, { body: { part: onlyPart(), lines } }))
  ok(await change(take, { status: 'open' }))
  const { value } = ok<{ value: { id: number }[] }>(
    await send('GET', `/StockLines?$filter=stockTakeId eq ${take.id}&$orderby=id`),
  )
  const counts = articles.flatMap(({ counted }, at) =>
    counted === null
      ? []
      : [
          {
            clientId: randomUUID(),
            lineId: value[at]?.id,
            quantity: counted,
            expression: String(counted),
            note: '',
            countedDate: '2026-12-31T08:00:00.000Z',
          },
        ],
  )
  ok(
    await send('POST', `/CountSheets(${take.id})/Counts`, {
      as: staff,
      body: { deviceId: randomUUID(), counts },
    }),
  )
  return take
}

const change = ({ id }: { id: number }, body: object) =>
  send('PATCH', `/StockTakes(${id})`, { body, headers: { 'if-match': '*' } })
const choose = ({ id }: { id: number }, body: object, ifMatch = '*') =>
  send('PATCH', `/StockTakes(${id})/Valuation`, { body, headers: { 'if-match': ifMatch } })
const importEntries = ({ id }: { id: number }, entries: readonly Entry[], changes: object = {}) =>
  send('POST', `/StockTakes(${id})/Entries`, {
    body: {
      isTrial: false,
      part: onlyPart(),
      entries: entries.map(each => ({ document: '', ...each })),
      ...changes,
    },
  })
const importMovements = ({ id }: { id: number }, movements: readonly object[]) =>
  send('POST', `/StockTakes(${id})/Movements`, {
    body: { isTrial: false, part: onlyPart(), movements },
  })
const movement = (code: string, date: string, quantity: number, changes: object = {}) => ({
  code,
  date,
  kind: 'delivery',
  quantity,
  document: '',
  unitCost: null,
  ...changes,
})
const valuation = async ({ id }: { id: number }) =>
  ok<Valuation>(await send('GET', `/StockTakes(${id})/Valuation`))
const valuesOf = async ({ id }: { id: number }) =>
  ok<{ value: Value[] }>(await send('GET', `/StockValues?$filter=stockTakeId eq ${id}&$orderby=id`)).value

describe('the value of a stock', () => {
  const entries = [
    entry('A', '2026-03-01', 50, 8),
    entry('A', '2026-11-02', 40, 9.5),
    entry('A', '2026-06-15', 30, 9),
  ]

  it('is as given until a method is chosen', async () => {
    const take = await countedTake([{ code: 'A', counted: 100, theoreticalQuantity: 110 }])
    ok(await importEntries(take, entries))
    const [a] = await valuesOf(take)
    expect(a).toMatchObject({ value: 1000, uncoveredQuantity: 0, isValued: true, differenceValue: -100 })
    expect(await valuation(take)).toMatchObject({ method: 'given', chosenDate: null, chosenBy: null })
  })

  /** Counts articles that are not on the list of a place, and returns what became of each count. */
  async function find(take: { id: number }, found: readonly object[]) {
    const { zones } = ok<{ zones: { zoneId: number; name: string }[] }>(
      await send('GET', `/StockTakes(${take.id})`),
    )
    const shop = zones.find(({ name }) => name === 'Boutique')
    const counts = found.map(each => ({
      clientId: randomUUID(),
      quantity: 100,
      expression: '100',
      note: '',
      countedDate: '2026-12-31T09:00:00.000Z',
      found: { zoneId: shop?.zoneId, shelf: '', name: 'Trouvé', unit: 'kg', ...each },
    }))
    const { value } = ok<{ value: { outcome: string }[] }>(
      await send('POST', `/CountSheets(${take.id})/Counts`, {
        as: staff,
        body: { deviceId: randomUUID(), counts },
      }),
    )
    return value.map(({ outcome }) => outcome)
  }

  it('does not change if an article is found in another place than it is listed in', async () => {
    const listed = { articleClass: 'Thés', theoreticalQuantity: 100, counted: 0 }
    const take = await countedTake([
      { code: 'A', unitCost: 40, ...listed },
      { code: 'A', shelf: '1', unitCost: 60, ...listed },
    ])
    expect(await find(take, [{ code: 'A' }, { code: 'A', shelf: '1' }])).toEqual(['kept', 'kept'])
    const { total, classes, zones } = await valuation(take)
    expect(total).toMatchObject({
      value: 10_000,
      theoreticalValue: 10_000,
      differenceValue: 0,
      valuedCount: 1,
    })
    expect(classes).toMatchObject([{ articleClass: 'Thés' }])
    expect(zones.map(({ sum }) => sum.value)).toEqual([0, 10_000])
  })

  it('leaves out a found article whose unit cost nobody knows, and says so', async () => {
    const take = await countedTake([{ code: 'A', counted: 1, theoreticalQuantity: 1 }])
    await find(take, [{ code: 'X' }])
    const total = { articleCount: 2, valuedCount: 1, value: 10, theoreticalValue: 10, differenceValue: 0 }
    expect(await valuation(take)).toMatchObject({ withoutCostCount: 1, total })
    expect(await valuesOf(take)).toMatchObject([{ isValued: true }, { value: null, isValued: false }])
    ok(await choose(take, { method: 'average', rest: 'given' }))
    expect(await valuation(take)).toMatchObject({ withoutCostCount: 1, total })
    ok(await importEntries(take, [entry('X', '2026-12-01', 100, 2)]))
    expect(await valuation(take)).toMatchObject({
      withoutCostCount: 0,
      total: { valuedCount: 2, value: 210, differenceValue: 200 },
    })
  })

  it('uses entries in the listed unit of an article that was found in another one', async () => {
    const take = await countedTake([{ code: 'A', counted: 1 }])
    const inPieces = { code: 'A', unit: 'piece' }
    expect(await find(take, [inPieces, { code: 'A' }, { ...inPieces, shelf: '1' }])).toEqual([
      'kept',
      'refused',
      'kept',
    ])
    expect(await importEntries(take, [entry('A', '2026-12-01', 1.5, 2)])).toMatchObject({
      body: { faults: [] },
    })
    const { body } = await importMovements(take, [movement('A', '2026-12-01', -1.5)])
    expect(body).toMatchObject({ faults: [] })
  })

  it('uses the latest entries with first in, first out', async () => {
    const take = await countedTake([{ code: 'A', counted: 100, theoreticalQuantity: 110 }])
    ok(await importEntries(take, entries))
    const chosen = ok<Valuation>(await choose(take, { method: 'fifo' }))
    expect(chosen).toMatchObject({ method: 'fifo', rest: 'none', chosenBy: manager.toLowerCase() })
    const [a] = await valuesOf(take)
    // 40 at 9.50, 30 at 9, 30 at 8.
    expect(a).toMatchObject({ value: 890, unitValue: 8.9, theoreticalValue: 1100, differenceValue: -210 })
  })

  it('uses the average of all entries with weighted average cost', async () => {
    const take = await countedTake([
      { code: 'A', counted: 7 },
      { code: 'B', counted: 5, theoreticalQuantity: 5 },
    ])
    ok(await importEntries(take, [entry('A', '2026-03-01', 2, 1), entry('A', '2026-03-02', 1, 2)]))
    ok(await choose(take, { method: 'average' }))
    const [a, b] = await valuesOf(take)
    // 4 for 3, of 7. More is in stock than was entered, which is reported.
    expect(a).toMatchObject({ value: 9.33, isValued: true })
    expect(b).toMatchObject({ value: null, coveredQuantity: 0, uncoveredQuantity: 5, isValued: false })
    expect(await valuation(take)).toMatchObject({
      shortCount: 1,
      uncovered: [{ unit: 'kg', articleCount: 1, quantity: 5, restValue: null }],
      total: { articleCount: 2, valuedCount: 1, value: 9.33, theoreticalValue: 50, differenceValue: 9.33 },
    })
  })

  it('reports what no entry covers, and values it at nothing or at the given cost', async () => {
    const take = await countedTake([{ code: 'A', counted: 130.5 }])
    ok(await importEntries(take, entries))
    ok(await choose(take, { method: 'fifo' }))
    expect(await valuesOf(take)).toMatchObject([
      { coveredQuantity: 120, uncoveredQuantity: 10.5, value: 1050, restValue: null, isValued: false },
    ])
    const total = { valuedCount: 0, value: 1050, differenceValue: null }
    expect(await valuation(take)).toMatchObject({
      total,
      uncovered: [{ quantity: 10.5, articleCount: 1, restValue: null }],
    })
    ok(await choose(take, { rest: 'given' }))
    expect(await valuesOf(take)).toMatchObject([
      { coveredValue: 1050, restValue: 105, value: 1155, isValued: true, differenceValue: 1155 },
    ])
    expect(await valuation(take)).toMatchObject({ uncovered: [{ quantity: 10.5, restValue: 105 }] })
  })

  it('is of the closing day: movements since the count are included, also in the book value', async () => {
    const take = await countedTake([{ code: 'A', counted: 10, theoreticalQuantity: 12 }])
    ok(await change(take, { countDate: '2026-12-20' }))
    ok(await importMovements(take, [movement('A', '2026-12-22', -4)]))
    expect(await valuesOf(take)).toMatchObject([
      { quantity: 6, value: 60, theoreticalQuantity: 8, theoreticalValue: 80, differenceValue: -20 },
    ])
    // More left than there was, which no entry can value.
    ok(await importMovements(take, [movement('A', '2026-12-22', -14)]))
    ok(await importEntries(take, entries))
    ok(await choose(take, { method: 'fifo', rest: 'given' }))
    expect(await valuesOf(take)).toMatchObject([{ quantity: -4, value: null, isValued: false }])
    expect(await valuation(take)).toMatchObject({ negativeCount: 1, uncovered: [], total: { value: 0 } })
  })

  it('leaves out articles that nobody counted', async () => {
    const take = await countedTake([
      { code: 'A', counted: 1 },
      { code: 'B', counted: null },
    ])
    ok(await importEntries(take, [entry('B', '2026-12-01', 5, 5)]))
    ok(await choose(take, { method: 'fifo' }))
    const [, b] = await valuesOf(take)
    expect(b).toMatchObject({ quantity: null, value: null, coveredQuantity: null, isValued: false })
    expect(await valuation(take)).toMatchObject({ uncountedCount: 1 })
  })

  it('adds up by place and by class, to the cent', async () => {
    const take = await countedTake([
      { code: 'A', counted: 1, articleClass: 'Thés' },
      { code: 'A', counted: 1, zone: 'Boutique' },
      { code: 'A', counted: 1, zone: 'Boutique', shelf: '2' },
      { code: 'B', counted: 2, zone: 'Boutique', articleClass: 'Boîtes' },
    ])
    ok(await importEntries(take, [entry('A', '2026-12-01', 3, 0.3333), entry('B', '2026-12-01', 2, 1)]))
    ok(await choose(take, { method: 'fifo' }))
    const { total, zones, classes } = await valuation(take)
    expect(total.value).toBe(3)
    expect(zones.map(({ name, sum: { value } }) => [name, value])).toEqual([
      ['Réserve', 0.33],
      ['Boutique', 2.67],
    ])
    expect(classes.map(({ articleClass, sum: { value } }) => [articleClass, value])).toEqual([
      ['Boîtes', 2],
      ['Thés', 1],
    ])
  })

  it('leaves out entries after a closing day that was moved since', async () => {
    const take = await countedTake([{ code: 'A', counted: 1 }])
    ok(await importEntries(take, [entry('A', '2026-12-30', 1, 7), entry('A', '2026-12-31', 1, 9)]))
    ok(await choose(take, { method: 'fifo' }))
    expect(await valuesOf(take)).toMatchObject([{ value: 9 }])
    ok(await change(take, { closingDate: '2026-12-30' }))
    expect(await valuesOf(take)).toMatchObject([{ value: 7, entryQuantity: 1 }])
    expect(await valuation(take)).toMatchObject({ entryCount: 2, lateEntryCount: 1 })
  })

  it('is frozen once the stock-take is reconciled', async () => {
    const take = await countedTake([{ code: 'A', counted: 1, theoreticalQuantity: 1 }])
    ok(await change(take, { status: 'reconciled' }))
    expect((await choose(take, { method: 'fifo' })).code).toBe('stock-take-closed')
    expect((await importEntries(take, [entry('A', '2026-12-30', 1, 7)])).code).toBe('stock-take-closed')
  })

  it('is chosen in the version that was seen', async () => {
    const take = await countedTake([{ code: 'A', counted: 1 }])
    const { '@odata.etag': etag } = await valuation(take)
    ok(await choose(take, { method: 'fifo' }, etag))
    expect((await choose(take, { method: 'average' }, etag)).code).toBe('precondition-failed')
    expect((await choose({ id: 999_999 }, { method: 'fifo' })).code).toBe('not-found')
    expect((await send('GET', '/StockTakes(999999)/Valuation')).code).toBe('not-found')
    expect((await send('GET', '/StockTakes(999999)/EntryColumns')).code).toBe('not-found')
    expect((await importEntries({ id: 999_999 }, [entry('A', '2026-12-30', 1, 7)])).code).toBe('not-found')
  })

  it('is hidden from people who only count, and changed by managers only', async () => {
    const take = await countedTake([{ code: 'A', counted: 1 }])
    const asCounter = (method: string, path: string, body?: object) =>
      send(method, path, { as: staff, ...(body && { body }), headers: { 'if-match': '*' } })
    for (const refused of [
      await asCounter('GET', `/StockTakes(${take.id})/Valuation`),
      await asCounter('GET', `/StockTakes(${take.id})/EntryColumns`),
      await asCounter('GET', '/StockValues'),
      await asCounter('GET', '/StockEntries'),
      await asCounter('DELETE', '/StockEntries(1)'),
      await asCounter('PATCH', `/StockTakes(${take.id})/Valuation`, { method: 'fifo' }),
      await asCounter('POST', `/StockTakes(${take.id})/Entries`, {
        isTrial: true,
        entries: [{ ...entry('A', '2026-12-30', 1, 7), document: '' }],
      }),
    ])
      expect([refused.status, refused.code]).toEqual([403, 'scope-missing'])
  })
})

describe('entries', () => {
  it('are all kept or none, and each faulty one is reported', async () => {
    const take = await countedTake([
      { code: 'A', counted: 1 },
      { code: 'P', counted: 1, unit: 'piece' },
      { code: 'M', counted: 1 },
      { code: 'M', counted: 1, unit: 'l', shelf: '2' },
    ])
    const day = '2026-12-01'
    const sent = [
      entry('A', day, 1, 1),
      entry('X', day, 1, 1),
      entry('M', day, 1, 1),
      entry('A', '2027-01-01', 1, 1),
      entry('A', day, -1, 1),
      entry('A', day, 0, 1),
      entry('A', day, 0.0005, 1),
      entry('P', day, 1.5, 1),
      entry('A', day, 1, -1),
      entry('A', day, 1, 0.00005),
    ]
    const faults = [
      { index: 1, column: 'code', reason: 'unknown' },
      { index: 2, column: 'code', reason: 'ambiguous' },
      { index: 3, column: 'date', reason: 'late' },
      { index: 4, column: 'quantity', reason: 'negative' },
      { index: 5, column: 'quantity', reason: 'zero' },
      { index: 6, column: 'quantity', reason: 'digits' },
      { index: 7, column: 'quantity', reason: 'fraction' },
      { index: 8, column: 'unitCost', reason: 'negative' },
      { index: 9, column: 'unitCost', reason: 'digits' },
    ]
    expect(ok(await importEntries(take, sent))).toEqual({ entryCount: 0, faults })
    const right = [entry('A', day, 1, 1), entry('P', day, 2, 0)]
    expect(ok(await importEntries(take, right, { isTrial: true }))).toEqual({ entryCount: 0, faults: [] })
    ok(await importEntries(take, right))
    expect(ok(await importEntries(take, right))).toEqual({ entryCount: 2, faults: [] })
    const listed = await send('GET', `/StockEntries?$filter=stockTakeId eq ${take.id}&$orderby=id`)
    expect(listed.body).toMatchObject({
      value: [
        { code: 'A', unit: 'kg', quantity: 1, unitCost: 1 },
        { code: 'P', unit: 'piece', quantity: 2 },
      ],
    })
  })

  it('that were typed stay when a file is imported, and are deleted one by one', async () => {
    const take = await countedTake([{ code: 'A', counted: 1, theoreticalQuantity: 1 }])
    const day = '2026-12-01'
    ok(await importEntries(take, [entry('A', day, 1, 1), entry('A', day, 2, 1)]))
    const byHand = { part: undefined }
    expect(ok(await importEntries(take, [entry('A', day, 3, 2.5)], byHand))).toMatchObject({ entryCount: 3 })
    expect(ok(await importEntries(take, [entry('A', day, 4, 1)]))).toMatchObject({ entryCount: 2 })
    const list = async () =>
      (await send('GET', `/StockEntries?$filter=stockTakeId eq ${take.id}&$orderby=id`)).body as {
        value: { id: number; '@odata.etag': string; quantity: number }[]
      }
    const before = await list()
    expect(before).toMatchObject({
      value: [
        { quantity: 3, isImported: false, name: 'Article A', createdBy: manager.toLowerCase() },
        { quantity: 4, isImported: true, createdByName: 'Samuel Okafor' },
      ],
    })
    const [typed] = before.value
    const remove = (ifMatch?: string) =>
      send('DELETE', `/StockEntries(${typed?.id})`, { headers: ifMatch ? { 'if-match': ifMatch } : {} })
    expect((await remove()).code).toBe('precondition-required')
    expect((await remove('"99"')).code).toBe('precondition-failed')
    const valued = async () =>
      ((await send('GET', `/StockTakes(${take.id})/Valuation`)).body as { entryCount: number }).entryCount
    expect(await valued()).toBe(2)
    expect((await remove(typed?.['@odata.etag'])).status).toBe(204)
    expect((await remove('*')).code).toBe('not-found')
    expect(await valued()).toBe(1)
    const [left] = (await list()).value
    expect(left?.quantity).toBe(4)
    ok(await change(take, { status: 'reconciled' }))
    const frozen = await send('DELETE', `/StockEntries(${left?.id})`, { headers: { 'if-match': '*' } })
    expect(frozen.code).toBe('stock-take-closed')
    expect((await list()).value).toHaveLength(1)
  })

  it('have column meanings that are remembered for the client, separately from those of articles', async () => {
    const take = await countedTake([{ code: 'A', counted: 1 }])
    const columns = [
      { name: 'Réf', says: ['code'] },
      { name: 'PU', says: ['unitCost'] },
    ]
    ok(await importEntries(take, [entry('A', '2026-12-01', 1, 1)], { columns }))
    expect((await send('GET', `/StockTakes(${take.id})/EntryColumns`)).body).toMatchObject({
      value: [{ columns, importedBy: manager.toLowerCase() }],
    })
    const ofArticles = await send('GET', `/StockTakes(${take.id})/ImportColumns`)
    expect(JSON.stringify(ofArticles.body)).not.toContain('Réf')
  })
})

describe('slow-moving articles', () => {
  const articles = ['A', 'B', 'C'].map(code => ({ code, counted: 100, theoreticalQuantity: 100 }))
  const slowness = async (take: { id: number }) => (await valuesOf(take)).map(each => each.slowness)

  it('are not reported unless requested, or if no exit is known', async () => {
    const take = await countedTake(articles)
    expect(await slowness(take)).toEqual([null, null, null])
    ok(await choose(take, { slowDays: 30, depreciation: [{ days: 1, percent: 50 }] }))
    expect(await valuesOf(take)).toMatchObject([
      { slowness: 'unknown', idleDays: null, isAtLeast: null, stockMonths: null, depreciation: null },
      { slowness: 'unknown' },
      { slowness: 'unknown' },
    ])
    expect(await valuation(take)).toMatchObject({
      slow: { movementsFrom: null, slowCount: 0, unknownCount: 3, value: null, depreciation: null },
    })
  })

  it('had no exit for the given number of days, as far as movements show', async () => {
    const take = await countedTake(articles)
    ok(
      await importMovements(take, [
        movement('A', '2026-12-01', -1),
        movement('B', '2026-08-01', -1),
        movement('B', '2026-12-30', -1, { kind: 'correction' }),
      ]),
    )
    ok(
      await choose(take, {
        slowDays: 100,
        depreciation: [
          { days: 365, percent: 90 },
          { days: 120, percent: 12.5 },
        ],
      }),
    )
    expect(await valuesOf(take)).toMatchObject([
      { slowness: 'moving', idleDays: 30, isAtLeast: false, lastExitDate: '2026-12-01' },
      { slowness: 'slow', idleDays: 152, depreciationPercent: 12.5, depreciation: 125 },
      // No exit since the first known movement: that is long enough.
      { slowness: 'slow', idleDays: 152, isAtLeast: true, lastExitDate: null, depreciation: 125 },
    ])
    expect(await valuation(take)).toMatchObject({
      depreciation: [{ days: 120 }, { days: 365 }],
      slow: { movementsFrom: '2026-08-01', slowCount: 2, unknownCount: 0, value: 2000, depreciation: 250 },
    })
    ok(await choose(take, { slowDays: 153 }))
    expect(await slowness(take)).toEqual(['moving', 'moving', 'unknown'])
    const twice = await choose(take, {
      depreciation: [
        { days: 1, percent: 1 },
        { days: 1, percent: 2 },
      ],
    })
    expect(twice.code).toBe('body-invalid')
  })

  it('have stock for more months of exits than the limit', async () => {
    const take = await countedTake(articles)
    ok(await importMovements(take, [movement('A', '2026-01-01', -50), movement('B', '2026-07-01', -150)]))
    ok(await choose(take, { slowMonths: 12 }))
    expect(await valuesOf(take)).toMatchObject([
      // 100 in stock, 50 leave a year.
      { stockMonths: 24, slowness: 'slow' },
      { stockMonths: 8, slowness: 'moving' },
      { stockMonths: null, slowness: 'unknown' },
    ])
  })
})

/** Exact fractions: the straightforward way to the same values. */
const thousandths = 1000n
const roundedCents = (numerator: bigint, denominator: bigint) => {
  const twice = 2n * numerator + denominator
  return twice / (2n * denominator)
}

it('equals a calculation by hand, whatever is counted and entered', async () => {
  const quantity = integer({ min: 0, max: 5_000_000 })
  const cost = integer({ min: 0, max: 30_000_000 })
  const layer = record({
    quantity: integer({ min: 1, max: 3_000_000 }),
    cost,
    day: integer({ min: 1, max: 28 }),
  })
  await assert(
    asyncProperty(
      array(quantity, { minLength: 1, maxLength: 3 }),
      cost,
      array(layer, { maxLength: 6 }),
      constantFrom('average' as const, 'fifo' as const),
      constantFrom('none' as const, 'given' as const),
      async (counts, given, layers, method, rest) => {
        const take = await countedTake(
          counts.map((counted, at) => ({
            code: 'A',
            shelf: String(at),
            zone: at === 0 ? 'Réserve' : 'Boutique',
            unitCost: given / 10_000,
            counted: counted / 1000,
          })),
        )
        const date = (day: number) => `2026-12-${String(day).padStart(2, '0')}`
        if (layers.length > 0)
          ok(
            await importEntries(
              take,
              layers.map(each => entry('A', date(each.day), each.quantity / 1000, each.cost / 10_000)),
            ),
          )
        ok(await choose(take, { method, rest }))
        // Quantities in thousandths and costs in ten-thousandths give products in 1e-7; a cent is 1e5 of those.
        const all = counts.reduce((sum, each) => sum + BigInt(each), 0n)
        const entered = layers.reduce((sum, each) => sum + BigInt(each.quantity), 0n)
        const spent = layers.reduce((sum, each) => sum + BigInt(each.quantity) * BigInt(each.cost), 0n)
        let covered = 0n
        let worth = 0n
        if (method === 'average') {
          if (entered > 0n && all > 0n) {
            covered = all
            worth = roundedCents(all * spent, entered * 100_000n)
          }
        } else {
          const latest = layers
            .map((each, at) => ({ ...each, at }))
            .toSorted((one, other) => other.day - one.day || other.at - one.at)
          let exact = 0n
          for (const each of latest) {
            const left = all - covered
            const used = left < BigInt(each.quantity) ? left : BigInt(each.quantity)
            covered += used
            exact += used * BigInt(each.cost)
          }
          worth = roundedCents(exact, 100_000n)
        }
        const restValue =
          rest === 'given' && all > covered
            ? roundedCents((all - covered) * BigInt(given), 100_000n)
            : undefined
        const isNothing = covered === 0n && all > 0n
        const value = isNothing ? restValue : worth + (restValue ?? 0n)
        const inCents = (found: number | null | undefined) =>
          found === null || found === undefined ? undefined : BigInt(Math.round(found * 100))
        const [found] = await valuesOf(take)
        expect(inCents(found?.value)).toBe(value)
        expect(inCents(found?.restValue)).toBe(restValue)
        expect(BigInt(Math.round((found?.coveredQuantity ?? 0) * Number(thousandths)))).toBe(covered)
        expect(BigInt(Math.round((found?.uncoveredQuantity ?? 0) * Number(thousandths)))).toBe(all - covered)
        const { zones, total } = await valuation(take)
        const inPlaces = zones.reduce((sum, each) => sum + (inCents(each.sum.value) ?? 0n), 0n)
        expect(inPlaces).toBe(value ?? 0n)
        expect(inCents(total.value)).toBe(value ?? 0n)
      },
    ),
    { numRuns: 30 },
  )
}, 120_000)

it('handles 100,000 entries of a stock-take', async () => {
  const take = await countedTake([{ code: 'A', counted: 99_999 }])
  await sql`
    insert into stock_entry (stock_take_id, code, unit, date, quantity, unit_cost, document, is_imported, created_by)
    select ${take.id}::int4, 'A', 'kg', '2026-12-01', 1, 0.1, '', true, 'x' from generate_series(1, 99999)`.execute(
    test.connection.db,
  )
  const byHand = { part: undefined }
  ok(await importEntries(take, [entry('A', '2026-11-01', 1, 5)], byHand))
  const more = await importEntries(take, [entry('A', '2026-11-01', 1, 5)], byHand)
  expect(more.code).toBe('stock-entry-limit')
  ok(await choose(take, { method: 'fifo' }))
  expect(await valuesOf(take)).toMatchObject([{ value: 9999.9 }])
})
