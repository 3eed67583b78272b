import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@parvis/openapi/document'
import { readContract } from '../../server/contract.ts'
import { people, rowsOfAnswer, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { onlyPart } from './import-part.test-support.ts'
import { examplePhoto } from './photo.test-support.ts'

interface Take {
  '@odata.etag': string
  id: number
  status: string
  zones: { zoneId: number; site: string; name: string; lineCount: number; countedCount: number }[]
  lineCount: number
  countedCount: number
  recountCount: number
  unexplainedCount: number
  lateCount: number
  theoreticalValue: number
  countedValue: number
  differenceValue: number
  frozenDate: string | null
}
interface Line {
  '@odata.etag': string
  id: number
  zoneId: number
  code: string
  state: string
  countedQuantity: number | null
  difference: number | null
  differenceValue: number | null
  isBeyond: boolean
  countCount: number
  isAdded: boolean
}
interface Kept {
  clientId: string
  outcome: string
  lineId: number | null
}

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

const zone = (name: string, counters: string[] = []) => ({ zoneId: null, site: 'Rennes', name, counters })
const form = (changes: object = {}) => ({
  engagementId,
  name: 'Inventaire',
  countDate: '2026-11-27',
  closingDate: '2026-12-31',
  tolerancePercent: 2,
  toleranceValue: 100,
  zones: [zone('Réserve', [staff, administrator]), zone('Boutique', [administrator])],
  ...changes,
})
const create = async (changes: object = {}) =>
  ok<Take>(await send('POST', '/StockTakes', { body: form(changes) }))
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
const importLines = ({ id }: { id: number }, lines: object[], as: string = manager) =>
  send('POST', `/StockTakes(${id})/Lines`, { as, body: { part: onlyPart(), lines } })
const change = ({ id }: { id: number }, body: object, as: string = manager, ifMatch = '*') =>
  send('PATCH', `/StockTakes(${id})`, { as, body, headers: { 'if-match': ifMatch } })
const changeLine = ({ id }: { id: number }, body: object, as: string = manager) =>
  send('PATCH', `/StockLines(${id})`, { as, body, headers: { 'if-match': '*' } })
const read = async ({ id }: { id: number }) => ok<Take>(await send('GET', `/StockTakes(${id})`))
const linesOf = async ({ id }: { id: number }) =>
  ok<{ value: Line[] }>(await send('GET', `/StockLines?$filter=stockTakeId eq ${id}&$orderby=id`)).value
const lineOf = async (take: { id: number }, code: string) => {
  const found = (await linesOf(take)).find(line => line.code === code)
  if (!found) throw new Error(`No line of ${code}`)
  return found
}

const deviceId = randomUUID()
const count = (lineId: number, quantity: number | null, changes: object = {}) => ({
  clientId: randomUUID(),
  lineId,
  quantity,
  expression: String(quantity ?? ''),
  note: '',
  countedDate: new Date().toISOString(),
  ...changes,
})
const sendCounts = (take: { id: number }, counts: object[], as: string = staff) =>
  send('POST', `/CountSheets(${take.id})/Counts`, { as, body: { deviceId, counts } })
const outcomes = async (take: { id: number }, counts: object[], as: string = staff) =>
  ok<{ value: Kept[] }>(await sendCounts(take, counts, as)).value.map(({ outcome }) => outcome)

const movement = (code: string, date: string, quantity: number, changes: object = {}) => ({
  code,
  date,
  kind: 'correction',
  quantity,
  document: '',
  unitCost: null,
  ...changes,
})
const movements = (sent: object[], changes: object = {}) => ({
  isTrial: false,
  part: onlyPart(),
  movements: sent,
  ...changes,
})
const importMovements = ({ id }: { id: number }, sent: object[], changes: object = {}) =>
  send('POST', `/StockTakes(${id})/Movements`, { body: movements(sent, changes) })
/** An open stock-take with the articles A and B in the stockroom and C in the shop. */
async function opened(): Promise<Take> {
  const take = await create()
  ok(await importLines(take, [article('A'), article('B'), article('C', { zone: 'Boutique' })]))
  return ok<Take>(await change(take, { status: 'open' }))
}

describe('the columns of a file', () => {
  const column = (name: string, ...says: string[]) => ({ name, says })
  const importFile = async (take: Take, columns: object[], as: string = manager) =>
    send('POST', `/StockTakes(${take.id})/Lines`, {
      as,
      body: { part: onlyPart(), columns, lines: [article('A')] },
    })
  const remembered = async (take: { id: number }, as: string = manager) =>
    send('GET', `/StockTakes(${take.id})/ImportColumns`, { as })
  interface File {
    columns: object[]
    importedBy: string
    importedByName: string | null
  }
  const filesOf = async (take: Take, as?: string) => ok<{ value: File[] }>(await remembered(take, as)).value

  it('are remembered for the client’s next import', async () => {
    const file = [column('Réf.', 'code'), column('', 'name', 'zone'), column('Famille')]
    ok(await importFile(await create(), file))
    const later = await create()
    const [latest] = await filesOf(later, partner)
    expect(latest).toMatchObject({ columns: file, importedBy: manager })
    expect(latest?.importedByName).toMatch(/./)
    // Files count as the same only if they have the same column names in the same order.
    const corrected = [column('Réf.', 'barcode'), column('', 'name'), column('Famille', 'zone')]
    ok(await importFile(later, corrected, partner))
    const [first = column('')] = corrected
    ok(await importFile(later, [...corrected.slice(1), first]))
    const files = await filesOf(later)
    expect(files.map(({ columns }) => columns)).toEqual([[...corrected.slice(1), first], corrected])
    expect(files[1]).toMatchObject({ importedBy: partner })
  })

  it('are remembered for that client only, and not from an import that was refused', async () => {
    const { rows } = await sql<{ id: number }>`
      select min(engagement.id) as id from engagement join account on account_number = engagement_account_number
      where engagement_statut = 'Actif' and account.id <> (
        select account_id from stock_take where engagement_id = ${engagementId}::int4 limit 1)`.execute(
      test.connection.db,
    )
    const other = await create({ engagementId: rows[0]?.id ?? 0 })
    expect(await filesOf(other)).toEqual([])
    const refused = await send('POST', `/StockTakes(${other.id})/Lines`, {
      body: { part: onlyPart(), columns: [column('X', 'code')], lines: [article('A', { zone: 'Cave' })] },
    })
    expect(refused.code).toBe('stock-zone-unknown')
    expect(await filesOf(other)).toEqual([])
    for (let n = 0; n < 22; n += 1) ok(await importFile(other, [column(`Colonne ${n}`, 'code')]))
    const files = await filesOf(other)
    expect(files).toHaveLength(20)
    expect(files[0]?.columns).toEqual([column('Colonne 21', 'code')])
  })

  it('are hidden from people who do not prepare stock-takes', async () => {
    const take = await create()
    for (const as of [staff, client]) expect((await remembered(take, as)).code).toBe('scope-missing')
    expect((await remembered({ id: 2147483647 })).code).toBe('not-found')
    const wrong = [[], [column('X', 'price')], [column('X\u202e', 'code')], [column('X'.repeat(201), 'code')]]
    for (const columns of wrong) expect((await importFile(take, columns)).code).toBe('body-invalid')
  })
})

describe('a stock-take', () => {
  it('is prepared, changed in the version that was seen, and deleted by people who manage it', async () => {
    const made = await send('POST', '/StockTakes', { body: form() })
    expect(made).toMatchObject({ status: 201, headers: { etag: '"1"' }, body: { status: 'prepared' } })
    const take = made.body as Take
    expect(take.zones.map(({ name }) => name)).toEqual(['Réserve', 'Boutique'])
    const [first] = take.zones
    const changed = ok<Take>(
      await change(
        take,
        { name: 'Clôture', zones: [zone('Quai'), { ...zone('Réserve 1', [staff]), zoneId: first?.zoneId }] },
        manager,
        '"1"',
      ),
    )
    expect(changed.zones.map(({ name }) => name)).toEqual(['Quai', 'Réserve 1'])
    expect(changed.zones[1]?.zoneId).toBe(first?.zoneId)
    expect((await change(take, { name: 'Tard' }, manager, '"1"')).code).toBe('precondition-failed')
    expect((await send('DELETE', `/StockTakes(${take.id})`, { headers: { 'if-match': '"1"' } })).code).toBe(
      'precondition-failed',
    )
    expect((await send('DELETE', `/StockTakes(${take.id})`, { headers: { 'if-match': '*' } })).status).toBe(
      204,
    )
    expect((await send('GET', `/StockTakes(${take.id})`)).code).toBe('not-found')
  })

  it('refuses duplicate places, counters from outside the firm, and unknown engagements', async () => {
    const codes = await Promise.all(
      [
        form({ zones: [zone('Réserve'), zone('réserve')] }),
        form({ zones: [zone('Réserve', [client])] }),
        form({ engagementId: 2147483647 }),
      ].map(async body => (await send('POST', '/StockTakes', { body })).code),
    )
    expect(codes).toEqual(['stock-zone-twice', 'stock-counter-unknown', 'stock-engagement-unknown'])
  })

  it('is found by its client and its name, and hidden from clients and people who only count', async () => {
    const { id } = await create({ name: 'Coutellerie ancienne' })
    const found = rowsOfAnswer(await send('GET', '/StockTakes?$search=coutellerie'))
    expect(found.map(row => row['id'])).toEqual([id])
    for (const as of [staff, client]) {
      const calls = [
        send('GET', '/StockTakes', { as }),
        send('GET', `/StockTakes(${id})`, { as }),
        send('GET', '/StockLines', { as }),
        send('GET', '/StockCounts', { as }),
        send('POST', '/StockTakes', { as, body: form() }),
        importLines({ id }, [article('A')], as),
        change({ id }, { name: 'Autre' }, as),
        changeLine({ id: 1 }, { explanation: 'Autre' }, as),
        send('GET', '/StockMovements', { as }),
        send('POST', `/StockTakes(${id})/Movements`, {
          as,
          body: movements([movement('A', '2026-12-01', 1)]),
        }),
        send('DELETE', '/StockMovements(1)', { as, headers: { 'if-match': '*' } }),
        send('DELETE', `/StockTakes(${id})`, { as, headers: { 'if-match': '*' } }),
      ]
      expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 'scope-missing'))
    }
    const ofClient = [
      send('GET', '/CountSheets', { as: client }),
      send('GET', '/CountLines', { as: client }),
      send('GET', '/MyCounts', { as: client }),
      send('GET', `/CountSheets(${id})`, { as: client }),
      sendCounts({ id }, [count(1, 1)], client),
    ]
    expect((await Promise.all(ofClient)).map(({ code }) => code)).toEqual(ofClient.map(() => 'scope-missing'))
  })

  it('moves one step at a time', async () => {
    const take = await create()
    expect((await change(take, { status: 'open' })).code).toBe('stock-empty')
    expect((await change(take, { status: 'closed' })).code).toBe('stock-transition-refused')
    ok(await importLines(take, [article('A')]))
    expect(ok<Take>(await change(take, { status: 'open' })).frozenDate).not.toBeNull()
    expect((await change(take, { status: 'counting' })).code).toBe('stock-transition-refused')
    expect(ok<Take>(await change(take, { status: 'prepared' })).frozenDate).toBeNull()
    ok(await change(take, { status: 'open' }))
    expect((await importLines(take, [article('B')])).code).toBe('stock-take-closed')
    const a = await lineOf(take, 'A')
    expect(await outcomes(take, [count(a.id, 90)])).toEqual(['kept'])
    expect((await read(take)).status).toBe('counting')
    expect((await change(take, { status: 'reconciled' })).code).toBe('stock-unfinished')
    ok(await changeLine(a, { explanation: 'Casse' }))
    expect(await read(take)).toMatchObject({ unexplainedCount: 0, differenceValue: -100 })
    ok(await change(take, { status: 'reconciled' }))
    expect((await change(take, { name: 'Autre' })).code).toBe('stock-take-closed')
    expect((await changeLine(a, { explanation: 'Autre' })).code).toBe('stock-take-closed')
    ok(await change(take, { status: 'recount' }))
    ok(await change(take, { status: 'reconciled' }))
    ok(await change(take, { status: 'closed' }))
    expect((await change(take, { status: 'recount' })).code).toBe('stock-transition-refused')
    expect((await send('DELETE', `/StockTakes(${take.id})`, { headers: { 'if-match': '*' } })).code).toBe(
      'stock-take-closed',
    )
  })

  it('cannot go back to preparation once someone has counted', async () => {
    const take = await create()
    ok(await importLines(take, [article('A')]))
    ok(await change(take, { status: 'open' }))
    // The count is kept. Reset the status by hand, which no call can do.
    await outcomes(take, [count((await lineOf(take, 'A')).id, 1)])
    await sql`update stock_take set status = 'open' where id = ${take.id}::int4`.execute(test.connection.db)
    expect((await change(take, { status: 'prepared' })).code).toBe('stock-take-closed')
  })
})

describe('articles', () => {
  it('are imported all or none, and can be imported again from scratch', async () => {
    const take = await create()
    const twice = await importLines(take, [article('A'), article('B'), article('A')])
    expect(twice.code).toBe('stock-line-twice')
    expect(await linesOf(take)).toEqual([])
    const other = [article('A', { shelf: '1' }), article('A', { shelf: '2' }), article('A', { batch: 'L1' })]
    expect((await importLines(take, other)).body).toEqual({ lineCount: 3 })
    expect((await importLines(take, [article('A'), article('B')])).body).toEqual({ lineCount: 2 })
    expect(await read(take)).toMatchObject({ theoreticalValue: 2000, lineCount: 2 })
  })

  it('are refused for unknown places, fractions of a piece, and numbers out of range', async () => {
    const take = await create()
    const refused = async (changes: object) => (await importLines(take, [article('A', changes)])).code
    const places = await importLines(take, [article('A'), article('B', { zone: 'Cave' })])
    expect(places.body).toMatchObject({ errors: [{ pointer: '/lines/1/zone', code: 'unknown-name' }] })
    expect(await refused({ zone: 'Cave' })).toBe('stock-zone-unknown')
    expect(await refused({ theoreticalQuantity: 1.5 })).toBe('stock-quantity-wrong')
    expect(await refused({ theoreticalQuantity: -1 })).toBe('body-invalid')
    expect(await refused({ theoreticalQuantity: 1e15 })).toBe('body-invalid')
    expect(await refused({ unit: 'dozen' })).toBe('body-invalid')
    expect(await refused({ packSize: 0 })).toBe('body-invalid')
    ok(await importLines(take, [article('A', { unit: 'kg', theoreticalQuantity: 1.234 })]))
    expect((await importLines({ id: 2147483647 }, [article('A')])).code).toBe('not-found')
  })

  it('prevent their place from being removed', async () => {
    const take = await create()
    ok(await importLines(take, [article('A')]))
    const [first, second] = take.zones
    const keep = (zoneId: number | undefined, name: string) => ({ ...zone(name), zoneId })
    expect((await change(take, { zones: [keep(second?.zoneId, 'Boutique')] })).code).toBe('stock-zone-used')
    ok(await change(take, { zones: [keep(first?.zoneId, 'Réserve')] }))
  })

  it('are limited to a hundred thousand', async () => {
    const take = await create()
    const importId = randomUUID()
    const last = (...lines: object[]) =>
      send('POST', `/StockTakes(${take.id})/Lines`, {
        body: { part: { importId, number: 1, count: 2 }, lines },
      })
    const { site: _site, zone: _zone, ...kept } = article('')
    const line = JSON.stringify({ ...kept, zoneId: take.zones[0]?.zoneId, isAdded: false })
    await sql`
      insert into stock_import_part (stock_take_id, rows, imported_by, import_id, number, row_count, content)
      select ${take.id}::int4, 'articles', ${manager}::text, ${importId}::uuid, 0, 99999,
        jsonb_agg(${line}::jsonb || jsonb_build_object('code', 'N' || n))
      from generate_series(1, 99999) as n`.execute(test.connection.db)
    expect((await last(article('A'), article('B'))).code).toBe('stock-limit-reached')
    expect((await last(article('A'))).body).toEqual({ lineCount: 100_000 })
  })
})

describe('a sample', () => {
  interface Sample {
    method: string
    size: number | null
    threshold: number | null
    seed: number | null
    populationCount: number
    populationValue: number
    lines: { code: string; hits: number; theoreticalValue: number; countedQuantity: number | null }[]
    createdBy: string
  }
  const asked = (method: string, changes: object = {}) => ({
    method,
    size: null,
    threshold: null,
    seed: null,
    ...changes,
  })
  const draw = ({ id }: { id: number }, body: object, as: string = manager) =>
    send('POST', `/StockTakes(${id})/Samples`, { as, body })
  const drawn = async (take: { id: number }, body: object) => {
    const [latest] = ok<{ value: Sample[] }>(await draw(take, body)).value
    if (!latest) throw new Error('No sample was drawn')
    return latest
  }
  const samplesOf = async ({ id }: { id: number }, as: string = manager) =>
    send('GET', `/StockTakes(${id})/Samples`, { as })
  const codes = ({ lines }: Sample) => lines.map(({ code }) => code)

  it('is drawn from the frozen articles, can be repeated with its seed, and records how and by whom it was drawn', async () => {
    const take = await create()
    const all = Array.from({ length: 40 }, (_, n) =>
      article(`A${n}`, { unitCost: n, theoreticalQuantity: 10 }),
    )
    ok(await importLines(take, all))
    ok(await change(take, { status: 'open' }))
    const random = await drawn(take, asked('random', { size: 5, seed: 7 }))
    expect(random).toMatchObject({
      method: 'random',
      size: 5,
      seed: 7,
      threshold: null,
      populationCount: 40,
      populationValue: 7800,
      createdBy: manager,
    })
    expect(new Set(codes(random)).size).toBe(5)
    // Articles found while counting are not part of what was frozen.
    const found = { zoneId: (await linesOf(take))[0]?.zoneId, shelf: '', code: 'X', name: 'X', unit: 'piece' }
    ok(await sendCounts(take, [{ ...count(0, 3), lineId: undefined, found }]))
    expect(codes(await drawn(take, asked('random', { size: 5, seed: 7 })))).toEqual(codes(random))
    expect(codes(await drawn(take, asked('random', { size: 5, seed: 8 })))).not.toEqual(codes(random))
    const above = await drawn(take, asked('threshold', { threshold: 370 }))
    expect(above).toMatchObject({ seed: null, size: null, threshold: 370, populationCount: 40 })
    expect(codes(above)).toEqual(['A37', 'A38', 'A39'])
    const byValue = await drawn(take, asked('value', { size: 6 }))
    expect(byValue.lines.reduce((sum, { hits }) => sum + hits, 0)).toBe(6)
    expect(byValue.seed).toBeGreaterThanOrEqual(0)
    const again = await drawn(take, asked('value', { size: 6, seed: byValue.seed }))
    expect(codes(again)).toEqual(codes(byValue))
    expect(ok<{ value: Sample[] }>(await samplesOf(take, partner)).value).toHaveLength(6)
  })

  it('shows the current counts of its articles', async () => {
    const take = await opened()
    const line = await lineOf(take, 'A')
    ok(await draw(take, asked('threshold', { threshold: 0 })))
    ok(await sendCounts(take, [count(line.id, 90)]))
    const [sample] = ok<{ value: Sample[] }>(await samplesOf(take)).value
    expect(sample?.lines.map(({ code, countedQuantity }) => [code, countedQuantity])).toEqual([
      ['A', 90],
      ['B', null],
      ['C', null],
    ])
  })

  it('is refused before articles are frozen and once the stock-take is closed, and is deleted with them', async () => {
    const take = await create()
    ok(await importLines(take, [article('A')]))
    const body = asked('random', { size: 1 })
    expect((await draw(take, body)).code).toBe('stock-take-closed')
    ok(await change(take, { status: 'open' }))
    ok(await draw(take, body))
    ok(await change(take, { status: 'prepared' }))
    expect(ok<{ value: Sample[] }>(await samplesOf(take)).value).toEqual([])
    await sql`update stock_take set status = 'closed' where id = ${take.id}::int4`.execute(test.connection.db)
    expect((await draw(take, body)).code).toBe('stock-take-closed')
  })

  it('needs a size or a threshold, and is limited in number and size', async () => {
    const take = await opened()
    const wrong = [
      asked('random'),
      asked('value'),
      asked('threshold'),
      asked('random', { size: 501 }),
      asked('all'),
    ]
    for (const body of wrong) expect((await draw(take, body)).code).toBe('body-invalid')
    for (let n = 0; n < 10; n += 1) ok(await draw(take, asked('random', { size: 1 })))
    expect((await draw(take, asked('random', { size: 1 }))).code).toBe('stock-sample-limit')
    const large = await create()
    const many = Array.from({ length: 501 }, (_, n) => article(`A${n}`))
    ok(await importLines(large, many))
    ok(await change(large, { status: 'open' }))
    expect((await draw(large, asked('threshold', { threshold: 1 }))).code).toBe('stock-sample-limit')
    expect(ok<{ value: Sample[] }>(await samplesOf(large)).value).toEqual([])
  })

  it('is hidden from clients and people who only count', async () => {
    const take = await opened()
    for (const as of [staff, client]) {
      expect((await samplesOf(take, as)).code).toBe('scope-missing')
      expect((await draw(take, asked('random', { size: 1 }), as)).code).toBe('scope-missing')
    }
    expect((await samplesOf({ id: 2147483647 })).code).toBe('not-found')
    expect((await draw({ id: 2147483647 }, asked('random', { size: 1 }))).code).toBe('not-found')
  })
})

describe('counting', () => {
  it('shows a sheet to the people who count in it, with the lines of their places', async () => {
    const take = await opened()
    const sheets = async (as: string) =>
      rowsOfAnswer(await send('GET', '/CountSheets', { as })).map(row => row['id'])
    const codes = async (as: string) =>
      rowsOfAnswer(
        await send('GET', `/CountLines?$filter=stockTakeId eq ${take.id}&$orderby=code`, { as }),
      ).map(row => row['code'])
    expect(await sheets(staff)).toContain(take.id)
    expect(await sheets(partner)).not.toContain(take.id)
    expect(await codes(staff)).toEqual(['A', 'B'])
    expect(await codes(administrator)).toEqual(['A', 'B', 'C'])
    expect(await codes(partner)).toEqual([])
    expect((await send('GET', `/CountSheets(${take.id})`, { as: partner })).code).toBe('not-found')
    const a = await lineOf(take, 'A')
    expect((await sendCounts(take, [count(a.id, 1)], partner)).code).toBe('not-found')
  })

  it('does not start while the stock-take is being prepared', async () => {
    const take = await create()
    ok(await importLines(take, [article('A')]))
    expect((await send('GET', `/CountSheets(${take.id})`, { as: staff })).code).toBe('not-found')
    const a = await lineOf(take, 'A')
    expect((await sendCounts(take, [count(a.id, 1)])).code).toBe('stock-take-closed')
  })

  it('stores counts that are sent again once, and in order', async () => {
    const take = await opened()
    const a = await lineOf(take, 'A')
    const counts = [count(a.id, 5), count(a.id, 7)]
    expect(await outcomes(take, counts)).toEqual(['kept', 'kept'])
    expect(await outcomes(take, [...counts, ...counts, count(a.id, 8)])).toEqual(
      Array.from({ length: 5 }, () => 'kept'),
    )
    expect(await lineOf(take, 'A')).toMatchObject({ state: 'counted', countedQuantity: 8, countCount: 3 })
    // Another person may use the same id.
    const [same] = counts
    expect(await outcomes(take, [{ ...same }], administrator)).toEqual(['kept'])
    expect(await lineOf(take, 'A')).toMatchObject({ state: 'recount', countCount: 4 })
    const mine = rowsOfAnswer(
      await send('GET', `/MyCounts?$filter=stockTakeId eq ${take.id}&$orderby=id`, { as: staff }),
    )
    expect(mine.map(row => row['quantity'])).toEqual([5, 7, 8])
  })

  it('corrects the time of a count if the clock of the device was wrong, and says by how much', async () => {
    const take = await opened()
    const { id: lineId } = await lineOf(take, 'A')
    const hour = 3_600_000
    const countedAnHourAgo = async (ahead: number, sentDate?: string) => {
      const counted = new Date(Date.now() - hour + ahead).toISOString()
      const sent = sentDate ?? new Date(Date.now() + ahead).toISOString()
      const body = { deviceId, sentDate: sent, counts: [count(lineId, 1, { countedDate: counted })] }
      ok(await send('POST', `/CountSheets(${take.id})/Counts`, { as: staff, body }))
      const newest = `/StockCounts?$filter=lineId eq ${lineId}&$orderby=id desc&$top=1`
      const [row] = rowsOfAnswer(await send('GET', newest))
      const before = (Date.now() - Date.parse(String(row?.['countedDate']))) / hour
      return { hoursAgo: Math.round(before), error: row?.['clockError'] }
    }
    expect(await countedAnHourAgo(0)).toEqual({ hoursAgo: 1, error: 0 })
    expect(await countedAnHourAgo(24 * hour)).toEqual({ hoursAgo: 1, error: 1440 })
    expect(await countedAnHourAgo(-24 * hour)).toEqual({ hoursAgo: 1, error: -1440 })
    // Time spent sending is not a clock error.
    expect(await countedAnHourAgo(60_000)).toEqual({ hoursAgo: 1, error: 0 })
    // The corrected time would be out of range, so it stays as sent.
    expect(await countedAnHourAgo(0, `${limits.days.last}T00:00:00.000Z`)).toMatchObject({ hoursAgo: 1 })
  })

  it('is encrypted on devices with a personal key, the same on all of a person’s devices', async () => {
    const key = async (as: string) => ok<{ key: string }>(await send('GET', '/CountSheetKey', { as })).key
    const together = await Promise.all([key(staff), key(staff), key(staff)])
    expect(new Set([...together, await key(staff)]).size).toBe(1)
    expect(Buffer.from(await key(staff), 'base64url')).toHaveLength(32)
    expect(await key(partner)).not.toBe(await key(staff))
    expect((await send('GET', '/CountSheetKey', { as: client })).status).toBe(403)
  })

  it('lets a person withdraw a count', async () => {
    const take = await opened()
    const a = await lineOf(take, 'A')
    expect(await outcomes(take, [count(a.id, 5), count(a.id, null)])).toEqual(['kept', 'kept'])
    expect(await lineOf(take, 'A')).toMatchObject({ state: 'waiting', countedQuantity: null, countCount: 2 })
  })

  it('refuses lines that are not theirs and quantities that do not fit the unit, and keeps the rest', async () => {
    const take = await opened()
    const other = await opened()
    const [a, c, foreign] = [await lineOf(take, 'A'), await lineOf(take, 'C'), await lineOf(other, 'A')]
    expect(
      await outcomes(take, [
        count(a.id, 1.5),
        count(c.id, 1),
        count(foreign.id, 1),
        count(2147483647, 1),
        count(a.id, 3),
      ]),
    ).toEqual(['refused', 'refused', 'refused', 'refused', 'kept'])
    expect((await sendCounts(take, [count(a.id, -1)])).code).toBe('body-invalid')
    expect((await sendCounts(take, [count(a.id, 1e15)])).code).toBe('body-invalid')
  })

  it('adds an article that was found but is not on the list, once', async () => {
    const take = await opened()
    const [stockroom, shop] = take.zones
    const found = (zoneId: number | undefined, code: string) => {
      const { lineId: _, ...made } = count(0, 4)
      return { ...made, found: { zoneId, shelf: '', code, name: 'Trouvé', unit: 'piece' } }
    }
    expect(
      await outcomes(take, [
        found(stockroom?.zoneId, 'X'),
        found(stockroom?.zoneId, 'A'),
        found(shop?.zoneId, 'X'),
      ]),
    ).toEqual(['kept', 'kept', 'refused'])
    expect(await lineOf(take, 'X')).toMatchObject({
      isAdded: true,
      countedQuantity: 4,
      difference: 4,
      isBeyond: true,
    })
    expect(await lineOf(take, 'A')).toMatchObject({ isAdded: false, countedQuantity: 4 })
  })

  it('gives a line that two people counted to a third', async () => {
    const take = await opened()
    const a = await lineOf(take, 'A')
    await outcomes(take, [count((await lineOf(take, 'B')).id, 1)])
    expect((await changeLine(a, { recountBy: partner })).code).toBe('stock-line-not-counted')
    await outcomes(take, [count(a.id, 90)])
    await outcomes(take, [count(a.id, 95)], administrator)
    expect(await read(take)).toMatchObject({ recountCount: 1 })
    expect((await changeLine(a, { recountBy: staff })).code).toBe('stock-recount-self')
    expect((await changeLine(a, { recountBy: client })).code).toBe('stock-counter-unknown')
    ok(await changeLine(a, { recountBy: partner }))
    const given = rowsOfAnswer(
      await send('GET', `/CountLines?$filter=stockTakeId eq ${take.id}`, { as: partner }),
    )
    expect(given.map(row => row['code'])).toEqual(['A'])
    expect(await outcomes(take, [count(a.id, 93)], partner)).toEqual(['kept'])
    expect(await lineOf(take, 'A')).toMatchObject({
      state: 'counted',
      countedQuantity: 93,
      difference: -7,
      differenceValue: -70,
      isBeyond: true,
    })
    const history = rowsOfAnswer(await send('GET', `/StockCounts?$filter=lineId eq ${a.id}&$orderby=id`))
    expect(history.map(row => [row['createdBy'], row['quantity'], row['isRecount']])).toEqual([
      [staff, 90, false],
      [administrator, 95, false],
      [partner, 93, true],
    ])
  })

  it('notifies the people asked to count, once, and not the person who asks', async () => {
    const told = async (as: string) =>
      rowsOfAnswer(await send('GET', '/MyNotifications?$orderby=id desc&$top=100', { as })).map(
        row => [row['titleFr'] ?? row['title'], row['link']] as const,
      )
    const before = { staff: await told(staff), partner: await told(partner), manager: await told(manager) }
    const take = await create({
      name: 'Nuit',
      zones: [zone('Réserve', [staff, manager]), zone('Boutique', [staff])],
    })
    ok(await importLines(take, [article('A')]))
    expect(await told(staff)).toEqual(before.staff)
    ok(await change(take, { status: 'open' }))
    const link = `/app/inventoryapp/EditeInventaireCP?id=${take.id}`
    expect(await told(staff)).toEqual([['Stock à compter', link], ...before.staff])
    // Someone added later is notified then, and the others not again.
    const zones = take.zones.map(({ zoneId, site, name }) => ({
      zoneId,
      site,
      name,
      counters: [staff, partner],
    }))
    ok(await change(take, { zones }))
    expect(await told(partner)).toEqual([['Stock à compter', link], ...before.partner])
    const a = await lineOf(take, 'A')
    await outcomes(take, [count(a.id, 1)])
    ok(await changeLine(a, { recountBy: partner }))
    expect(await told(partner)).toEqual([
      ['Article à recompter', link],
      ['Stock à compter', link],
      ...before.partner,
    ])
    expect(await told(staff)).toHaveLength(before.staff.length + 1)
    expect(await told(manager)).toEqual(before.manager)
  })

  it('tells each person how much there is to count in their places, and how much to recount', async () => {
    const take = await create({ zones: [zone('Réserve', [administrator])] })
    ok(await importLines(take, [article('A')]))
    ok(await change(take, { status: 'open' }))
    const isCounter = async (as: string) =>
      ok<{ isCounter: boolean }>(await send('GET', `/StockTakes(${take.id})`, { as })).isCounter
    expect([await isCounter(administrator), await isCounter(manager)]).toEqual([true, false])
    const a = await lineOf(take, 'A')
    await outcomes(take, [count(a.id, 1)], administrator)
    ok(await changeLine(a, { recountBy: manager }))
    expect(await isCounter(manager)).toBe(true)
  })

  it('shows values that agree to the cent', async () => {
    const take = await create()
    const weighed = { unit: 'kg', unitCost: 0.005, theoreticalQuantity: 1 }
    ok(await importLines(take, [article('A', weighed), article('B', weighed)]))
    ok(await change(take, { status: 'open' }))
    for (const { id } of await linesOf(take)) await outcomes(take, [count(id, 2)])
    // One unit costs half a cent, shown as one cent; two cost one cent. The displayed values do not differ.
    expect(await read(take)).toMatchObject({ theoreticalValue: 0.02, countedValue: 0.02, differenceValue: 0 })
  })

  it('keeps what arrives after reconciliation as late, without changing anything', async () => {
    const take = await create({ tolerancePercent: 100, toleranceValue: 100_000 })
    ok(await importLines(take, [article('A')]))
    ok(await change(take, { status: 'open' }))
    const a = await lineOf(take, 'A')
    await outcomes(take, [count(a.id, 100)])
    ok(await change(take, { status: 'reconciled' }))
    const late = [count(a.id, 50)]
    expect(await outcomes(take, late, administrator)).toEqual(['late'])
    expect(await outcomes(take, late, administrator)).toEqual(['late'])
    expect(await lineOf(take, 'A')).toMatchObject({ state: 'counted', countedQuantity: 100 })
    expect(await read(take)).toMatchObject({ status: 'reconciled', lateCount: 1 })
  })

  it('keeps every count, even from several people at once', async () => {
    const take = await opened()
    const lines = await linesOf(take)
    const batches = Array.from({ length: 6 }, (_, at) =>
      lines.filter(({ code }) => code !== 'C').map(({ id }) => count(id, at)),
    )
    await Promise.all(
      batches.flatMap((batch, at) => {
        const as = at % 2 === 0 ? staff : administrator
        return [outcomes(take, batch, as), outcomes(take, batch, as)]
      }),
    )
    expect((await linesOf(take)).map(({ countCount }) => countCount)).toEqual([6, 6, 0])
  })
})

describe('people who count', () => {
  it('learn no expected values from any operation they may call', async () => {
    const take = await create()
    // Numbers that occur nowhere else.
    ok(await importLines(take, [article('A', { theoreticalQuantity: 734_521, unitCost: 8_642.31 })]))
    ok(await change(take, { status: 'open' }))
    ok(await importMovements(take, [movement('A', '2026-12-01', 734_521, { unitCost: 8_642.31 })]))
    const a = await lineOf(take, 'A')
    const { operations } = await readContract()
    const allowed = [...operations.values()].filter(({ operation }) =>
      (operation.security ?? []).some(need => need['person']?.includes('Inventory.Count')),
    )
    let photoId = 0
    const answers: Record<string, () => Promise<{ status: number; body: unknown }>> = {
      listCountSheets: () => send('GET', '/CountSheets', { as: staff }),
      getCountSheet: () => send('GET', `/CountSheets(${take.id})`, { as: staff }),
      listCountLines: () => send('GET', `/CountLines?$filter=stockTakeId eq ${take.id}`, { as: staff }),
      getCountSheetKey: () => send('GET', '/CountSheetKey', { as: staff }),
      createCounts: () => sendCounts(take, [count(a.id, 3)]),
      listMyCounts: () => send('GET', '/MyCounts', { as: staff }),
      createCountPhoto: async () => {
        const answer = await send('POST', `/CountSheets(${take.id})/Photos`, {
          as: staff,
          body: { ...(await examplePhoto()), lineId: a.id },
        })
        photoId = ok<{ id: number }>(answer).id
        return answer
      },
      listCountPhotos: () => send('GET', '/CountPhotos', { as: staff }),
      getCountPhotoContent: () => send('GET', `/CountPhotos(${photoId})/Content`, { as: staff }),
      deleteCountPhoto: () =>
        send('DELETE', `/CountPhotos(${photoId})`, { as: staff, headers: { 'if-match': '*' } }),
    }
    expect(allowed.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(answers).toSorted(),
    )
    for (const [name, ask] of Object.entries(answers)) {
      const answer = await ask()
      expect(answer.status, name).toBe(name === 'deleteCountPhoto' ? 204 : 200)
      const text = JSON.stringify(answer.body ?? '')
      expect(text, name).not.toMatch(
        /734521|8642|theoretical|cost|difference|value":\d|tolerance|moved|closingQuantity/i,
      )
    }
    // Nor can they find out by filtering.
    for (const field of [
      'theoreticalQuantity',
      'unitCost',
      'theoretical_quantity',
      'countedQuantity',
      'movedQuantity',
    ])
      for (const query of [`$filter=${field} gt 1`, `$orderby=${field}`, `$select=${field}`])
        expect((await send('GET', `/CountLines?${query}`, { as: staff })).code).toBe('query-invalid')
  })
})
