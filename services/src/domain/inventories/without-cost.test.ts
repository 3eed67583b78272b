import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { readContent } from './attendance/content.ts'
import { onlyPart } from './import-part.test-support.ts'

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
  unitCost: number | null
  zone?: string
  counted: number
}

const closingDate = '2026-12-31'

/** A stock-take, counted on its closing day, with a theoretical quantity of 100 for each article. */
async function countedTake(articles: readonly Article[]): Promise<number> {
  const { id } = ok<{ id: number }>(
    await send('POST', '/StockTakes', {
      body: {
        engagementId,
        name: 'Inventaire',
        countDate: closingDate,
        closingDate,
        tolerancePercent: 100,
        toleranceValue: 1,
        zones: ['Réserve', 'Boutique'].map(name => ({ zoneId: null, site: 'Rennes', name, counters: [] })),
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
    theoreticalQuantity: 100,
    ...article,
    counted: undefined,
  }))
  ok(await send('POST', `/StockTakes(${id})/Lines`, { body: { part: onlyPart(), lines } }))
  ok(await send('PATCH', `/StockTakes(${id})`, { body: { status: 'open' }, headers: { 'if-match': '*' } }))
  const found = await linesOf(id)
  await count(
    id,
    articles.map(({ counted }, at) => ({ lineId: found[at]?.['id'], quantity: counted })),
  )
  return id
}

const count = async (
  takeId: number,
  counts: readonly { quantity: number; lineId?: unknown; found?: object }[],
) =>
  ok(
    await send('POST', `/CountSheets(${takeId})/Counts`, {
      as: staff,
      body: {
        deviceId: randomUUID(),
        counts: counts.map(each => ({
          clientId: randomUUID(),
          expression: String(each.quantity),
          note: '',
          countedDate: '2026-12-31T08:00:00.000Z',
          ...each,
        })),
      },
    }),
  )
const listOf = async (name: string, takeId: number) =>
  ok<{ value: Record<string, unknown>[] }>(
    await send('GET', `/${name}?$filter=stockTakeId eq ${takeId}&$orderby=id`),
  ).value
const linesOf = (takeId: number) => listOf('StockLines', takeId)
const takeOf = async (takeId: number) =>
  ok<{ zones: { zoneId: number; name: string }[] }>(await send('GET', `/StockTakes(${takeId})`))
const valuationOf = async (takeId: number) => ok(await send('GET', `/StockTakes(${takeId})/Valuation`))

describe('an article imported without a unit cost', () => {
  const priced = { code: 'A', unitCost: 10, counted: 90 }
  const unknown = { code: 'B', unitCost: null, counted: 80 }
  const free = { code: 'C', unitCost: 0, counted: 70 }

  it('has no unit cost, which is not a unit cost of zero', async () => {
    const lines = await linesOf(await countedTake([priced, unknown, free]))
    expect(lines.map(({ unitCost, differenceValue }) => [unitCost, differenceValue])).toEqual([
      [10, -100],
      [null, null],
      [0, 0],
    ])
  })

  it('is left out of the values of the stock-take, which say how many there are', async () => {
    expect(await takeOf(await countedTake([priced, unknown, free]))).toMatchObject({
      withoutCostCount: 1,
      theoreticalValue: 1000,
      countedValue: 900,
      closingValue: 900,
      differenceValue: -100,
    })
  })

  it('is not valued at zero, in no place and no class', async () => {
    const takeId = await countedTake([priced, { ...unknown, zone: 'Boutique' }, free])
    const values = await listOf('StockValues', takeId)
    expect(values).toMatchObject([
      { value: 900, theoreticalValue: 1000, differenceValue: -100 },
      { value: null, theoreticalValue: null, differenceValue: null, isValued: false },
      { value: 0, theoreticalValue: 0, differenceValue: 0 },
    ])
    const known = { value: 900, theoreticalValue: 1000, differenceValue: -100, valuedCount: 2 }
    const leftOut = { withoutTheoreticalCount: 1 }
    expect(await valuationOf(takeId)).toMatchObject({
      withoutCostCount: 1,
      total: { ...known, ...leftOut, articleCount: 3 },
      classes: [{ sum: { ...known, ...leftOut } }],
      zones: [
        { name: 'Réserve', sum: { ...known, withoutTheoreticalCount: 0 } },
        {
          name: 'Boutique',
          sum: { ...leftOut, articleCount: 1, valuedCount: 0, value: 0, theoreticalValue: 0 },
        },
      ],
    })
  })

  it('has no difference in value if its entries alone value it', async () => {
    const takeId = await countedTake([unknown])
    const entry = { code: 'B', date: '2026-12-01', quantity: 100, unitCost: 2, document: '' }
    ok(await send('POST', `/StockTakes(${takeId})/Entries`, { body: { isTrial: false, entries: [entry] } }))
    ok(
      await send('PATCH', `/StockTakes(${takeId})/Valuation`, {
        body: { method: 'average', rest: 'none' },
        headers: { 'if-match': '*' },
      }),
    )
    expect(await listOf('StockValues', takeId)).toMatchObject([
      { value: 160, isValued: true, theoreticalValue: null, differenceValue: null },
    ])
    expect(await valuationOf(takeId)).toMatchObject({
      withoutCostCount: 0,
      total: { value: 160, theoreticalValue: 0, differenceValue: null, withoutTheoreticalCount: 1 },
      zones: [{ sum: { value: 160, differenceValue: null } }, { sum: { value: 0 } }],
    })
  })

  it('keeps the theoretical value of its other lines in the sums', async () => {
    const takeId = await countedTake([priced, { ...unknown, code: 'A', zone: 'Boutique' }])
    expect(await listOf('StockValues', takeId)).toMatchObject([{ value: null, theoreticalValue: null }])
    const { total, zones } = (await valuationOf(takeId)) as {
      total: { theoreticalValue: number }
      zones: { sum: { theoreticalValue: number } }[]
    }
    expect(total.theoreticalValue).toBe(1000)
    expect(zones.map(({ sum }) => sum.theoreticalValue)).toEqual([1000, 0])
    expect(await takeOf(takeId)).toMatchObject({ theoreticalValue: 1000 })
  })

  it('does not pull down the cost of the same article where it is found', async () => {
    const takeId = await countedTake([priced, { ...unknown, code: 'A', zone: 'Boutique' }])
    const { zones } = await takeOf(takeId)
    const found = { zoneId: zones[0]?.zoneId, shelf: 'Z', code: 'A', name: 'Article A', unit: 'kg' }
    await count(takeId, [{ quantity: 1, found }])
    expect((await linesOf(takeId)).at(-1)).toMatchObject({ isAdded: true, unitCost: 10 })
  })

  it('can be drawn by chance but not by value, and the sample says how many there are', async () => {
    const takeId = await countedTake([priced, unknown])
    const drawn = async (method: string, changes: object) =>
      ok<{ value: { lines: { code: string; theoreticalValue: number | null }[] }[] }>(
        await send('POST', `/StockTakes(${takeId})/Samples`, {
          body: { method, size: null, threshold: null, seed: null, ...changes },
        }),
      ).value[0]
    const random = await drawn('random', { size: 2 })
    expect(random).toMatchObject({ populationCount: 2, populationValue: 1000, withoutCostCount: 1 })
    expect(random?.lines).toContainEqual(expect.objectContaining({ code: 'B', theoreticalValue: null }))
    for (const [method, changes] of [
      ['value', { size: 5 }],
      ['threshold', { threshold: 1 }],
    ] as const)
      expect((await drawn(method, changes))?.lines.map(({ code }) => code)).toEqual(['A'])
  })

  it('is counted in the attendance report', async () => {
    const takeId = await countedTake([priced, unknown])
    const content = await readContent(test.connection.db, takeId)
    expect(content?.facts).toMatchObject({ withoutCostCount: 1, theoreticalValue: 1000 })
    expect(content?.differences).toMatchObject([
      { code: 'B', differenceValue: null },
      { code: 'A', differenceValue: -100 },
    ])
  })
})
