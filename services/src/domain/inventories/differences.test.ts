import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { onlyPart } from './import-part.test-support.ts'

const { manager, staff, client } = people

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

interface Sum {
  difference: number
  absoluteDifference: number
  tolerance: number | null
  excess: number | null
  explanation: string
}
interface Sums {
  total: Sum
  classes: { articleClass: string; sum: Sum }[]
}

interface Article {
  code: string
  articleClass?: string
  unitCost: number | null
  counted?: number
}

/** A theoretical quantity of 100 each. Each line alone is within its tolerance. */
const tea = { code: 'A', articleClass: 'Thés', unitCost: 10, counted: 92 }
const infusion = { code: 'B', articleClass: 'Thés', unitCost: 10, counted: 107 }
const pot = { code: 'C', unitCost: 20, counted: 98 }
const unknown = { code: 'D', unitCost: null, counted: 90 }

/** A stock-take in counting, with the counts of its articles. @param tolerances of its sums */
async function countedTake(articles: readonly Article[], tolerances: object = {}): Promise<number> {
  const { id } = ok<{ id: number }>(
    await send('POST', '/StockTakes', {
      body: {
        engagementId,
        name: 'Inventaire',
        countDate: '2026-12-31',
        closingDate: '2026-12-31',
        tolerancePercent: 100,
        toleranceValue: 10_000,
        ...tolerances,
        zones: [{ zoneId: null, site: 'Rennes', name: 'Réserve', counters: [] }],
      },
    }),
  )
  const lines = articles.map(({ counted: _counted, ...article }) => ({
    site: 'Rennes',
    zone: 'Réserve',
    shelf: '',
    barcode: '',
    name: `Article ${article.code}`,
    unit: 'piece',
    packSize: 1,
    batch: '',
    theoreticalQuantity: 100,
    ...article,
  }))
  ok(await send('POST', `/StockTakes(${id})/Lines`, { body: { part: onlyPart(), lines } }))
  ok(await change(id, { status: 'open' }))
  const found = await linesOf(id)
  for (const [at, { counted }] of articles.entries())
    if (counted !== undefined) await count(id, found[at]?.id, counted)
  return id
}

const change = (takeId: number, body: object) =>
  send('PATCH', `/StockTakes(${takeId})`, { body, headers: { 'if-match': '*' } })
const linesOf = async (takeId: number) =>
  ok<{ value: { id: number }[] }>(
    await send('GET', `/StockLines?$filter=stockTakeId eq ${takeId}&$orderby=id`),
  ).value
const count = async (takeId: number, lineId: number | undefined, quantity: number) =>
  ok(
    await send('POST', `/CountSheets(${takeId})/Counts`, {
      as: staff,
      body: {
        deviceId: randomUUID(),
        counts: [
          {
            clientId: randomUUID(),
            lineId,
            quantity,
            expression: String(quantity),
            note: '',
            countedDate: '2026-12-31T08:00:00.000Z',
          },
        ],
      },
    }),
  )
const read = async (takeId: number) => ok<Sums>(await send('GET', `/StockTakes(${takeId})/Differences`))
const takeOf = async (takeId: number) => ok(await send('GET', `/StockTakes(${takeId})`))
const explain = (takeId: number, body: object, ifMatch = '*') =>
  send('PATCH', `/StockTakes(${takeId})/Differences`, { body, headers: { 'if-match': ifMatch } })
/** Explains the sum of a class, or of all articles, as it is now. */
const explainAsRead = async (takeId: number, articleClass: string | null, explanation: string) => {
  const { total, classes } = await read(takeId)
  const sum = articleClass === null ? total : classes.find(each => each.articleClass === articleClass)?.sum
  return explain(takeId, {
    articleClass,
    difference: sum?.difference,
    absoluteDifference: sum?.absoluteDifference,
    explanation,
  })
}

describe('the sums of differences', () => {
  it('are shown with and without signs, in all and by class, and name the lines that they leave out', async () => {
    const takeId = await countedTake([tea, infusion, pot, unknown])
    const open = { tolerance: null, excess: null, explanation: '' }
    expect(await read(takeId)).toMatchObject({
      total: {
        ...open,
        lineCount: 4,
        countedCount: 4,
        withoutCostCount: 1,
        theoreticalValue: 4000,
        difference: -50,
        absoluteDifference: 190,
      },
      classes: [
        { articleClass: 'Thés', sum: { ...open, difference: -10, absoluteDifference: 150 } },
        { articleClass: '', sum: { ...open, withoutCostCount: 1, difference: -40, absoluteDifference: 40 } },
      ],
    })
  })

  it('are compared without signs with the smaller one of the amount and the percentage', async () => {
    const takeId = await countedTake([tea, infusion, pot], {
      classTolerancePercent: 5,
      classToleranceValue: 120,
      totalTolerancePercent: 4,
    })
    const { total, classes } = await read(takeId)
    expect(total).toMatchObject({ tolerance: 160, excess: 30 })
    expect(classes.map(({ sum: { tolerance, excess } }) => [tolerance, excess])).toEqual([
      [100, 50],
      [100, null],
    ])
    ok(await change(takeId, { classTolerancePercent: null, totalTolerancePercent: null }))
    const later = await read(takeId)
    expect(later.total).toMatchObject({ tolerance: null, excess: null })
    expect(later.classes[0]?.sum).toMatchObject({ tolerance: 120, excess: 30 })
  })

  it('are zero before anything is counted', async () => {
    const takeId = await countedTake([{ code: 'A', unitCost: 10 }], { totalToleranceValue: 0 })
    expect((await read(takeId)).total).toMatchObject({ absoluteDifference: 0, tolerance: 0, excess: null })
    expect(await takeOf(takeId)).toMatchObject({ unexplainedSumCount: 0 })
  })

  it('block reconciliation while one beyond its tolerance has no explanation', async () => {
    const takeId = await countedTake([tea, infusion, pot], {
      classToleranceValue: 100,
      totalToleranceValue: 189.99,
    })
    expect(await takeOf(takeId)).toMatchObject({ unexplainedCount: 0, unexplainedSumCount: 2 })
    ok(await explainAsRead(takeId, null, ' Casse '))
    expect((await read(takeId)).total.explanation).toBe('Casse')
    expect((await change(takeId, { status: 'reconciled' })).code).toBe('stock-unfinished')
    ok(await explainAsRead(takeId, 'Thés', 'Étiquettes échangées'))
    expect(await takeOf(takeId)).toMatchObject({ unexplainedSumCount: 0 })
    ok(await change(takeId, { status: 'reconciled' }))
  })

  it('do not block reconciliation at their tolerance exactly', async () => {
    const takeId = await countedTake([tea, infusion, pot], {
      classToleranceValue: 150,
      totalToleranceValue: 190,
    })
    expect(ok(await change(takeId, { status: 'reconciled' }))).toMatchObject({ status: 'reconciled' })
  })
})

describe('the explanation of a sum', () => {
  const tolerances = { totalToleranceValue: 100 }

  it('no longer applies once a count changes the sum', async () => {
    const takeId = await countedTake([tea, pot], tolerances)
    ok(await explainAsRead(takeId, null, 'Casse'))
    const [line] = await linesOf(takeId)
    await count(takeId, line?.id, 91)
    expect((await read(takeId)).total).toMatchObject({ absoluteDifference: 130, explanation: '' })
    expect((await change(takeId, { status: 'reconciled' })).code).toBe('stock-unfinished')
    await count(takeId, line?.id, 92)
    expect((await read(takeId)).total.explanation).toBe('Casse')
  })

  it('is refused for amounts, and for a version, that its author has not seen', async () => {
    const takeId = await countedTake([tea, pot], tolerances)
    const { total } = await read(takeId)
    const body = {
      articleClass: null,
      difference: total.difference,
      absoluteDifference: total.absoluteDifference,
      explanation: 'Casse',
    }
    for (const changed of [{ difference: 0 }, { absoluteDifference: 121 }, { articleClass: 'Café' }])
      expect((await explain(takeId, { ...body, ...changed })).code).toBe('precondition-failed')
    expect((await explain(takeId, body, '"999"')).code).toBe('precondition-failed')
    expect((await read(takeId)).total.explanation).toBe('')
  })

  it('can be given during the review only, by people who manage stock-takes', async () => {
    const takeId = await countedTake([tea, pot], tolerances)
    for (const as of [staff, client])
      expect(
        (
          await send('PATCH', `/StockTakes(${takeId})/Differences`, {
            as,
            body: { articleClass: null, difference: 0, absoluteDifference: 0, explanation: '' },
            headers: { 'if-match': '*' },
          })
        ).code,
      ).toBe('scope-missing')
    for (const as of [staff, client])
      expect((await send('GET', `/StockTakes(${takeId})/Differences`, { as })).code).toBe('scope-missing')
    ok(await explainAsRead(takeId, null, 'Casse'))
    ok(await change(takeId, { status: 'reconciled' }))
    expect((await explainAsRead(takeId, null, 'Autre')).code).toBe('stock-take-closed')
    expect((await send('GET', '/StockTakes(999999)/Differences')).code).toBe('not-found')
  })
})

it('finds the articles of a class', async () => {
  const takeId = await countedTake([tea, infusion, pot])
  const found = ok<{ value: { code: string }[] }>(
    await send('GET', `/StockLines?$filter=stockTakeId eq ${takeId} and articleClass eq 'Thés'&$orderby=id`),
  )
  expect(found.value.map(({ code }) => code)).toEqual(['A', 'B'])
})
