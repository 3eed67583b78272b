import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { onlyPart } from './import-part.test-support.ts'

interface Zone {
  zoneId: number
  name: string
  isCounter: boolean
}
interface Take {
  id: number
  zones: Zone[]
}
interface Kept {
  outcome: string
  reason: string | null
}

const { manager, staff, partner, administrator } = people

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

const send = async (method: string, path: string, request: TestRequest = {}) => {
  const answer = await test.send(method, `/api/portal/v1${path}`, { as: manager, ...request })
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer
}
const change = (path: string, body: object) => send('PATCH', path, { body, headers: { 'if-match': '*' } })

/** An open stock-take: staff counts in the stockroom, the administrator in both places; each has one article. */
async function opened(): Promise<Take> {
  const zone = (name: string, counters: string[]) => ({ zoneId: null, site: 'Rennes', name, counters })
  const body = {
    engagementId,
    name: 'Inventaire',
    countDate: '2026-11-27',
    closingDate: '2026-12-31',
    tolerancePercent: 2,
    toleranceValue: 100,
    zones: [zone('Réserve', [staff, administrator]), zone('Boutique', [administrator])],
  }
  const take = (await send('POST', '/StockTakes', { body })).body as Take
  const article = (code: string, place: string) => ({
    site: 'Rennes',
    zone: place,
    shelf: '',
    code,
    barcode: '',
    name: `Article ${code}`,
    unit: 'piece',
    packSize: 1,
    batch: '',
    unitCost: 0,
    theoreticalQuantity: 100,
  })
  const lines = [article('A', 'Réserve'), article('C', 'Boutique')]
  await send('POST', `/StockTakes(${take.id})/Lines`, { body: { part: onlyPart(), lines } })
  await change(`/StockTakes(${take.id})`, { status: 'open' })
  return take
}
const lineOf = async ({ id }: Take, code: string) => {
  const rows = rowsOfAnswer(await send('GET', `/StockLines?$filter=stockTakeId eq ${id}`))
  const found = rows.find(row => row['code'] === code)
  if (!found) throw new Error(`No line of ${code}`)
  return { lineId: Number(found['id']), state: found['state'], quantity: found['countedQuantity'] }
}

const count = (quantity: number, changes: object) => ({
  clientId: randomUUID(),
  quantity,
  expression: String(quantity),
  note: '',
  countedDate: new Date().toISOString(),
  ...changes,
})
const sendCounts = async ({ id }: Take, as: string, counts: object[], sentDate = new Date()) => {
  const body = { deviceId: randomUUID(), sentDate: sentDate.toISOString(), counts }
  const { value } = (await send('POST', `/CountSheets(${id})/Counts`, { as, body })).body as { value: Kept[] }
  return value.map(({ outcome, reason }) => [outcome, reason])
}

describe('a recount', () => {
  const minute = 60_000
  /** The line A, which the partner is asked to recount. */
  async function asked() {
    const take = await opened()
    const { lineId } = await lineOf(take, 'A')
    await sendCounts(take, staff, [count(90, { lineId })])
    await change(`/StockLines(${lineId})`, { recountBy: partner })
    /** @param slow minutes by which the device's clock is slow */
    const countedBy = (minutes: number, slow = 0) =>
      new Date(Date.now() + (minutes - slow) * minute).toISOString()
    return { take, lineId, countedBy }
  }

  it('is never a count that was made before it was asked, even if it arrives after', async () => {
    const { take, lineId, countedBy } = await asked()
    const before = count(70, { lineId, countedDate: countedBy(-1) })
    expect(await sendCounts(take, partner, [before])).toEqual([['kept', null]])
    expect(await lineOf(take, 'A')).toMatchObject({ state: 'recount', quantity: null })
    await sendCounts(take, partner, [count(93, { lineId })])
    expect(await lineOf(take, 'A')).toMatchObject({ state: 'counted', quantity: 93 })
    const history = rowsOfAnswer(await send('GET', `/StockCounts?$filter=lineId eq ${lineId}&$orderby=id`))
    expect(history.map(row => [row['quantity'], row['isRecount']])).toEqual([
      [90, false],
      [70, false],
      [93, true],
    ])
  })

  it('counts from a device whose clock is a few minutes slow', async () => {
    const { take, lineId, countedBy } = await asked()
    const after = count(93, { lineId, countedDate: countedBy(0, 4) })
    await sendCounts(take, partner, [after], new Date(Date.now() - 4 * minute))
    expect(await lineOf(take, 'A')).toMatchObject({ state: 'counted', quantity: 93 })
  })
})

describe('an article that is not on the list', () => {
  const found = (zoneId: number | undefined) => ({
    found: { zoneId, shelf: '', code: 'X', name: 'Trouvé', unit: 'piece' },
  })

  it('is added only in places where the person counts, which their sheet names', async () => {
    const take = await opened()
    const placesOf = async (as: string) => {
      const { zones } = (await send('GET', `/CountSheets(${take.id})`, { as })).body as Take
      return zones.map(({ name, isCounter }) => [name, isCounter])
    }
    expect(await placesOf(staff)).toEqual([
      ['Réserve', true],
      ['Boutique', false],
    ])
    expect(await placesOf(administrator)).toEqual([
      ['Réserve', true],
      ['Boutique', true],
    ])
    const [stockroom, shop] = take.zones
    const counts = [count(4, found(stockroom?.zoneId)), count(4, found(shop?.zoneId))]
    expect(await sendCounts(take, staff, counts)).toEqual([
      ['kept', null],
      ['refused', 'not-assigned'],
    ])
  })

  it('is refused with a reason of its own where a colleague found it in another unit', async () => {
    const take = await opened()
    const article = found(take.zones[0]?.zoneId)
    expect(await sendCounts(take, staff, [count(4, article)])).toEqual([['kept', null]])
    const inKilograms = count(1.5, { found: { ...article.found, unit: 'kg' } })
    expect(await sendCounts(take, staff, [inKilograms])).toEqual([['refused', 'unit-other']])
    expect(await sendCounts(take, staff, [count(5, article)])).toEqual([['kept', null]])
  })

  it('is refused with a reason of its own once the stock-take is reconciled, while others are kept as late', async () => {
    const take = await opened()
    const { lineId } = await lineOf(take, 'A')
    await sql`update stock_take set status = 'reconciled' where id = ${take.id}::int4`.execute(
      test.connection.db,
    )
    const counts = [
      count(4, found(take.zones[0]?.zoneId)),
      count(4, { lineId }),
      count(1.5, { lineId }),
      count(4, { lineId: (await lineOf(take, 'C')).lineId }),
    ]
    expect(await sendCounts(take, staff, counts)).toEqual([
      ['refused', 'found-late'],
      ['late', null],
      ['refused', 'unit-wrong'],
      ['refused', 'not-assigned'],
    ])
  })
})
