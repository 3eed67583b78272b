import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { onlyPart } from './import-part.test-support.ts'
import { forgetOldParts } from './import-parts.ts'

const { manager, partner, staff } = people

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
const done = ({ status, body }: { status: number; body: unknown }) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

const zone = (name: string) => ({ zoneId: null, site: 'Rennes', name, counters: [staff] })
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
const change = (takeId: number, body: object) =>
  send('PATCH', `/StockTakes(${takeId})`, { body, headers: { 'if-match': '*' } })
const importArticles = (takeId: number, codes: readonly string[]) =>
  send('POST', `/StockTakes(${takeId})/Lines`, {
    body: { part: onlyPart(), lines: codes.map(code => article(code)) },
  })
async function prepared(): Promise<number> {
  const body = {
    engagementId,
    name: 'Inventaire',
    countDate: '2026-11-27',
    closingDate: '2026-12-31',
    tolerancePercent: 100,
    toleranceValue: 100_000,
    zones: [zone('Réserve'), zone('Boutique')],
  }
  return (done(await send('POST', '/StockTakes', { body })) as { id: number }).id
}
const codes = ['A', 'B', 'C', 'D', 'E', 'F']
/** A stock-take that is being counted, with the articles A to F. */
async function counted(): Promise<number> {
  const takeId = await prepared()
  done(await importArticles(takeId, codes))
  done(await change(takeId, { status: 'open' }))
  return takeId
}
const partsOf = async (takeId: number) => {
  const { rows } = await sql<{ number: number }>`
    select number from stock_import_part where stock_take_id = ${takeId}::int4 order by number`.execute(
    test.connection.db,
  )
  return rows.map(({ number }) => number)
}

/** How rows of each kind are imported, named by the codes of their articles. */
const kinds = [
  {
    kind: 'articles',
    path: 'Lines',
    list: 'StockLines',
    bodyOf: (sent: readonly string[]) => ({ lines: sent.map(code => article(code)) }),
    start: prepared,
  },
  {
    kind: 'movements',
    path: 'Movements',
    list: 'StockMovements',
    bodyOf: (sent: readonly string[]) => ({
      isTrial: false,
      movements: sent.map(code => ({
        code,
        date: '2026-12-01',
        kind: 'correction',
        quantity: 1,
        document: '',
        unitCost: null,
      })),
    }),
    start: counted,
  },
  {
    kind: 'entries',
    path: 'Entries',
    list: 'StockEntries',
    bodyOf: (sent: readonly string[]) => ({
      isTrial: false,
      entries: sent.map(code => ({ code, date: '2026-12-01', quantity: 1, unitCost: 1, document: '' })),
    }),
    start: counted,
  },
] as const

describe.each(kinds)('an import of $kind', ({ path, list, bodyOf, start }) => {
  let takeId = 0
  /** The articles of the rows that people see, in the order of their keys. */
  const seen = async () =>
    rowsOfAnswer(await send('GET', `/${list}?$filter=stockTakeId eq ${takeId}&$orderby=id`)).map(
      row => row['code'],
    )
  /** An import in so many parts: sends one of them. */
  const importOf =
    (count: number, as: string = manager, importId: string = randomUUID()) =>
    (number: number, sent: readonly string[], headers: Record<string, string> = {}) =>
      send('POST', `/StockTakes(${takeId})/${path}`, {
        as,
        headers,
        body: { part: { importId, number, count }, ...bodyOf(sent) },
      })
  beforeEach(async () => {
    takeId = await start()
    done(await importOf(1)(0, ['A', 'B']))
  })

  it('replaces the rows imported before once its last part arrives, in the order of the file', async () => {
    const part = importOf(3)
    done(await part(1, ['D', 'C']))
    done(await part(0, ['F', 'E']))
    expect(await seen()).toEqual(['A', 'B'])
    done(await part(2, ['A']))
    expect(await seen()).toEqual(['F', 'E', 'D', 'C', 'A'])
    expect(await partsOf(takeId)).toEqual([])
  })

  it('keeps the rows imported before if it stops halfway, and can be begun again', async () => {
    const stopped = importOf(3)
    done(await stopped(0, ['C']))
    done(await stopped(1, ['D']))
    expect(await seen()).toEqual(['A', 'B'])
    const again = importOf(2)
    done(await again(0, ['E']))
    // What was left of the first attempt is gone, so it cannot go on beside the second one.
    expect((await stopped(2, ['D'])).code).toBe('stock-import-incomplete')
    done(await again(1, ['F']))
    expect(await seen()).toEqual(['E', 'F'])
  })

  it('keeps the parts of one import of a person only, whichever of them arrive', async () => {
    done(await importOf(3)(1, ['C']))
    done(await importOf(3)(1, ['D']))
    expect(await partsOf(takeId)).toEqual([1])
    done(await importOf(2)(0, ['E']))
    expect(await partsOf(takeId)).toEqual([0])
  })

  it('is not displaced by a late part of an import that was given up or has ended', async () => {
    const ended = importOf(2)
    done(await ended(0, ['A']))
    done(await ended(1, ['B']))
    const givenUp = importOf(3)
    done(await givenUp(0, ['C']))
    const current = importOf(2)
    done(await current(0, ['E']))
    for (const late of [ended, givenUp]) expect((await late(0, ['D'])).code).toBe('stock-import-incomplete')
    done(await current(1, ['F']))
    expect(await seen()).toEqual(['E', 'F'])
  })

  it('of two people at once leaves one file whole, that of whoever ends last', async () => {
    const [one, other] = [importOf(2), importOf(2, partner)]
    done(await one(0, ['A', 'B']))
    done(await other(0, ['C', 'D']))
    done(await other(1, ['E']))
    expect(await seen()).toEqual(['C', 'D', 'E'])
    done(await one(1, ['F']))
    expect(await seen()).toEqual(['A', 'B', 'F'])
    const [left, right] = [importOf(2), importOf(2, partner)]
    done(await left(0, ['A']))
    done(await right(0, ['C']))
    await Promise.all([left(1, ['B']).then(done), right(1, ['D']).then(done)])
    expect([
      ['A', 'B'],
      ['C', 'D'],
    ]).toContainEqual(await seen())
  })

  it('counts a part that is sent again once', async () => {
    const part = importOf(2)
    done(await part(0, ['C', 'D']))
    done(await part(0, ['C', 'D']))
    const key = { 'idempotency-key': randomUUID() }
    const last = done(await part(1, ['E'], key))
    expect(done(await part(1, ['E'], key))).toEqual(last)
    expect(await seen()).toEqual(['C', 'D', 'E'])
  })

  it('is refused if a part is missing, and changes nothing', async () => {
    const part = importOf(3)
    done(await part(0, ['C']))
    expect((await part(2, ['E'])).code).toBe('stock-import-incomplete')
    expect(await seen()).toEqual(['A', 'B'])
    // The parts that arrived are still there.
    done(await part(1, ['D']))
    done(await part(2, ['E']))
    expect(await seen()).toEqual(['C', 'D', 'E'])
    expect((await importOf(2)(2, ['C'])).code).toBe('body-invalid')
  })

  it('has the parts of its person only', async () => {
    const importId = randomUUID()
    done(await importOf(2, manager, importId)(0, ['C']))
    expect((await importOf(2, partner, importId)(1, ['D'])).code).toBe('stock-import-incomplete')
    expect(await seen()).toEqual(['A', 'B'])
  })

  it('is refused once the status of the stock-take no longer allows it, and changes nothing', async () => {
    const part = importOf(2)
    done(await part(0, ['C']))
    const { status } = done(await send('GET', `/StockTakes(${takeId})`)) as { status: string }
    done(await change(takeId, { status: status === 'prepared' ? 'open' : 'prepared' }))
    expect((await part(1, ['D'])).code).toBe('stock-take-closed')
    expect(await seen()).toEqual(['A', 'B'])
  })

  it('is forgotten after a day', async () => {
    const part = importOf(2)
    done(await part(0, ['C']))
    await forgetOldParts(test.connection.db, new Date())
    expect(await partsOf(takeId)).toEqual([0])
    await forgetOldParts(test.connection.db, new Date(Date.now() + 25 * 3_600_000))
    expect((await part(1, ['D'])).code).toBe('stock-import-incomplete')
    expect(await seen()).toEqual(['A', 'B'])
  })
})

describe('an import of articles', () => {
  const importOf = (takeId: number) => {
    const importId = randomUUID()
    return (number: number, lines: readonly object[]) =>
      send('POST', `/StockTakes(${takeId})/Lines`, { body: { part: { importId, number, count: 2 }, lines } })
  }
  const linesOf = async (takeId: number) =>
    rowsOfAnswer(await send('GET', `/StockLines?$filter=stockTakeId eq ${takeId}&$orderby=id`)).map(
      row => row['code'],
    )

  it('is refused if two of its parts have the same article, and changes nothing', async () => {
    const takeId = await prepared()
    done(await importArticles(takeId, ['A', 'B']))
    const part = importOf(takeId)
    done(await part(0, [article('C'), article('D')]))
    expect((await part(1, [article('E'), article('C')])).code).toBe('stock-line-twice')
    expect(await linesOf(takeId)).toEqual(['A', 'B'])
    done(await part(1, [article('E'), article('C', { shelf: '2' })]))
    expect(await linesOf(takeId)).toEqual(['C', 'D', 'E', 'C'])
  })

  it('is refused if a place of an earlier part was removed since, and changes nothing', async () => {
    const takeId = await prepared()
    done(await importArticles(takeId, ['A']))
    const part = importOf(takeId)
    done(await part(0, [article('C', { zone: 'Boutique' })]))
    const { zones } = done(await send('GET', `/StockTakes(${takeId})`)) as {
      zones: { zoneId: number; site: string; name: string }[]
    }
    const left = zones.filter(({ name }) => name === 'Réserve').map(each => ({ ...each, counters: [] }))
    done(
      await change(takeId, {
        zones: left.map(({ zoneId, site, name }) => ({ zoneId, site, name, counters: [] })),
      }),
    )
    expect((await part(1, [article('D')])).code).toBe('stock-zone-unknown')
    expect(await linesOf(takeId)).toEqual(['A'])
  })

  it('says which of its lines is wrong', async () => {
    const part = importOf(await prepared())
    const wrong = async (changes: object) =>
      (await part(0, [article('A'), article('B', changes)])).body as { code: string; errors: object[] }
    expect(await wrong({ zone: 'Cave' })).toMatchObject({ errors: [{ pointer: '/lines/1/zone' }] })
    expect(await wrong({ theoreticalQuantity: 1.5 })).toMatchObject({
      errors: [{ pointer: '/lines/1/theoreticalQuantity' }],
    })
    expect(await wrong({ code: 'A' })).toMatchObject({
      code: 'stock-line-twice',
      errors: [{ pointer: '/lines/1', code: 'not-unique' }],
    })
  })

  it('is removed with its stock-take', async () => {
    const takeId = await prepared()
    done(await importOf(takeId)(0, [article('A')]))
    done(await send('DELETE', `/StockTakes(${takeId})`, { headers: { 'if-match': '*' } }))
    expect(await partsOf(takeId)).toEqual([])
  })
})

describe.each([kinds[1], kinds[2]])('an import of $kind', ({ path, list, bodyOf }) => {
  it('changes nothing if its last part is faulty, and says where', async () => {
    const takeId = await counted()
    const importId = randomUUID()
    const part = (number: number, sent: readonly string[]) =>
      send('POST', `/StockTakes(${takeId})/${path}`, {
        body: { part: { importId, number, count: 2 }, ...bodyOf(sent) },
      })
    done(await part(0, ['A']))
    expect(done(await part(1, ['B', 'X']))).toMatchObject({
      faults: [{ index: 1, column: 'code', reason: 'unknown' }],
    })
    expect(rowsOfAnswer(await send('GET', `/${list}?$filter=stockTakeId eq ${takeId}`))).toEqual([])
    done(await part(1, ['B']))
    expect(rowsOfAnswer(await send('GET', `/${list}?$filter=stockTakeId eq ${takeId}`))).toHaveLength(2)
  })

  it('cannot end once its articles were imported again', async () => {
    const takeId = await counted()
    const part = { importId: randomUUID(), count: 2 }
    const to = `/StockTakes(${takeId})/${path}`
    done(await send('POST', to, { body: { part: { ...part, number: 0 }, ...bodyOf(['A']) } }))
    done(await change(takeId, { status: 'prepared' }))
    done(await importArticles(takeId, codes))
    done(await change(takeId, { status: 'open' }))
    const last = await send('POST', to, { body: { part: { ...part, number: 1 }, ...bodyOf(['B']) } })
    expect(last.code).toBe('stock-import-incomplete')
  })
})

it('refuses a number with more decimals than are stored, and names its row', async () => {
  const takeId = await prepared()
  const sent = async (changes: object) => {
    const lines = [article('A'), article('B', { unit: 'kg', theoreticalQuantity: 1.234, ...changes })]
    return send('POST', `/StockTakes(${takeId})/Lines`, { body: { part: onlyPart(), lines } })
  }
  for (const [field, value] of [
    ['theoreticalQuantity', 1.2345],
    ['packSize', 0.0004],
    ['unitCost', 0.00005],
  ] as const)
    expect(await sent({ [field]: value }), field).toMatchObject({
      status: 422,
      code: 'stock-quantity-wrong',
      body: { errors: [{ pointer: `/lines/1/${field}`, code: 'value-not-allowed' }] },
    })
  done(await sent({ packSize: 0.004, unitCost: 0.0005 }))
})

it('says how many movements and entries the articles take with them when they are imported again', async () => {
  const takeId = await counted()
  for (const kind of kinds.filter(({ kind: of }) => of !== 'articles')) {
    const { path, bodyOf } = kind
    done(
      await send('POST', `/StockTakes(${takeId})/${path}`, { body: { part: onlyPart(), ...bodyOf(['A']) } }),
    )
    // By hand.
    done(await send('POST', `/StockTakes(${takeId})/${path}`, { body: bodyOf(['B']) }))
  }
  done(await change(takeId, { status: 'prepared' }))
  const takeOf = async () => done(await send('GET', `/StockTakes(${takeId})`))
  expect(await takeOf()).toMatchObject({ lineCount: codes.length, movementCount: 2, entryCount: 2 })
  done(await importArticles(takeId, codes))
  expect(await takeOf()).toMatchObject({ lineCount: codes.length, movementCount: 0, entryCount: 0 })
})
