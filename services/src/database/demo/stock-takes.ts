import { type Kysely, sql } from 'kysely'
import {
  insertCounts,
  type NewCount,
  readCountedLines,
  readCounts,
  writeStates,
} from '../../domain/inventories/count-statements.ts'
import { lineState } from '../../domain/inventories/line-state.ts'
import { sentRows } from '../../domain/inventories/import-parts.ts'
import { insertMovements, type NewMovement, rollLines } from '../../domain/inventories/movement-statements.ts'
import { insertEntries, type NewEntry } from '../../domain/inventories/valuation-statements.ts'
import {
  explainLine,
  insertLines,
  insertTake,
  type Line,
  readClient,
  readZones,
  updateTakeRow,
  writeZones,
} from '../../domain/inventories/statements.ts'
import type { StockUnit } from '../inventory-tables.ts'
import type { Schema } from '../schema.ts'

const manager = 'manager@parvis.example'
const counters = ['staff@parvis.example', 'admin@parvis.example'] as const
const deviceId = 'a58bd2ab-6d1c-4a9f-8f0c-8d9d2f7e4b10'

/** Code, name, unit, pieces per pack, unit cost, book quantity, and index of the zone. */
type Article = readonly [string, string, StockUnit, number, number, number, 0 | 1]

const articles: readonly Article[] = [
  ['THE-001', 'Thé vert Sencha, sachet de 100 g', 'piece', 24, 4.6, 312, 0],
  ['THE-002', 'Thé noir Assam, vrac', 'kg', 1, 22.5, 42.5, 0],
  ['THE-003', 'Thé blanc Bai Mu Dan, boîte de 50 g', 'piece', 12, 9.8, 96, 0],
  ['THE-004', 'Rooibos vanille, sachet de 100 g', 'piece', 24, 3.9, 240, 0],
  ['THE-005', 'Earl Grey bergamote, vrac', 'kg', 1, 19.2, 61, 0],
  ['EMB-010', 'Boîte métal 100 g, noire', 'piece', 48, 0.85, 1_152, 0],
  ['EMB-011', 'Boîte métal 250 g, rouge', 'piece', 36, 1.25, 648, 0],
  ['EMB-020', 'Étiquette adhésive, rouleau de 500', 'piece', 10, 11.4, 37, 0],
  ['ACC-101', 'Théière en fonte 0,8 l', 'piece', 1, 27.5, 18, 1],
  ['ACC-102', 'Théière en porcelaine 1,2 l', 'piece', 1, 31.9, 11, 1],
  ['ACC-110', 'Infuseur inox', 'piece', 6, 3.1, 84, 1],
  ['ACC-120', 'Coffret découverte, 6 thés', 'piece', 8, 16.75, 52, 1],
]

/** Barcodes from the range for in-store use; the last digit is the EAN-13 check digit. */
function barcodeOf(at: number): string {
  const digits = `2000000000${String(at).padStart(2, '0')}`
  const sum = Array.from(digits, Number).reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const classes: Readonly<Record<string, string>> = {
  THE: 'Thés et infusions',
  EMB: 'Emballages',
  ACC: 'Accessoires',
}

interface Sketch {
  name: string
  countDate: string
  closingDate: string
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Writes a stock-take with its zones and articles. */
async function write(db: Kysely<Schema>, engagementId: number, accountId: number, sketch: Sketch) {
  const id = await insertTake(db, {
    ...sketch,
    accountId,
    engagementId,
    tolerancePercent: 2,
    toleranceValue: 50,
    createdBy: manager,
  })
  await writeZones(db, id, [
    { zoneId: null, site: 'Rennes', name: 'Réserve', counters: [...counters] },
    { zoneId: null, site: 'Rennes', name: 'Boutique', counters: [counters[0]] },
  ])
  const zones = await readZones(db, id)
  const placed = ['Réserve', 'Boutique'].map(name => zones.find(zone => zone.name === name)?.id ?? 0)
  const lines = articles.map(
    ([code, name, unit, packSize, unitCost, theoreticalQuantity, at], index): Line => ({
      zoneId: placed[at] ?? 0,
      shelf: at === 0 ? `A-${String((index % 4) + 1).padStart(2, '0')}` : '',
      code,
      barcode: barcodeOf(index),
      name,
      articleClass: classes[code.slice(0, 3)],
      unit,
      packSize,
      batch: '',
      unitCost,
      theoreticalQuantity,
      isAdded: false,
    }),
  )
  await insertLines(db, id, sentRows(lines))
  const written = await db
    .selectFrom('stock_line')
    .select(['id', 'code'])
    .where('stock_take_id', '=', id)
    .execute()
  return { id, lineIds: new Map(written.map(line => [line.code, line.id])) }
}

/** Writes one person's counts: quantities by article code. */
async function count(
  db: Kysely<Schema>,
  take: { id: number; lineIds: ReadonlyMap<string, number> },
  {
    email,
    counts,
    now,
    first,
  }: { email: string; counts: readonly (readonly [string, number])[]; now: Date; first: number },
): Promise<void> {
  const rows = counts.map(
    ([code, quantity], at): NewCount => ({
      clientId: `00000000-0000-4000-8000-${String(first + at).padStart(12, '0')}`,
      lineId: take.lineIds.get(code) ?? 0,
      quantity,
      expression: String(quantity),
      note: '',
      round: 0,
      countedDate: now.toISOString(),
    }),
  )
  await insertCounts(db, { takeId: take.id, email, deviceId, clockError: 0, isLate: false, counts: rows })
  const ids = rows.map(({ lineId }) => lineId)
  const lines = await readCountedLines(db, { takeId: take.id, email, ids })
  const known = await readCounts(db, ids)
  await writeStates(
    db,
    [...lines.values()].map(({ id, round }) => ({ id, ...lineState(known.get(id) ?? [], round) })),
  )
}

const day = 86_400_000

/** Movements between counting and closing, in either order, and one from the day before, which does not count. */
async function move(
  db: Kysely<Schema>,
  take: { id: number; lineIds: ReadonlyMap<string, number> },
  { countDate, closingDate }: Sketch,
): Promise<void> {
  const first = new Date(countDate < closingDate ? countDate : closingDate).getTime()
  const moved = (
    code: string,
    days: number,
    quantity: number,
    document: string,
    unitCost: number | null,
  ): NewMovement => ({
    lineId: take.lineIds.get(code) ?? 0,
    date: dayOf(new Date(first + days * day)),
    kind: quantity < 0 ? 'delivery' : 'receipt',
    quantity,
    document,
    unitCost,
  })
  const movements = [
    moved('THE-001', 1, -24, 'BL-2041', null),
    moved('THE-001', 1, 48, 'BR-0311', 4.72),
    moved('THE-002', 1, -6.25, 'BL-2042', null),
    moved('EMB-010', 1, 96, 'BR-0312', 0.88),
    moved('ACC-101', -1, -2, 'BL-2036', null),
    // Movements of the year before: they show which articles move slowly.
    moved('THE-003', -330, -12, 'BL-0102', null),
    moved('THE-001', -290, -180, 'BL-0311', null),
    moved('EMB-011', -240, -36, 'BL-0587', null),
    moved('THE-005', -210, -24, 'BL-0790', null),
    moved('THE-001', -95, -210, 'BL-1604', null),
    moved('THE-002', -60, -31.5, 'BL-1822', null),
    moved('EMB-010', -55, -1_900, 'BL-1840', null),
    moved('ACC-120', -30, -48, 'BL-1977', null),
  ]
  await insertMovements(db, take.id, { movements: sentRows(movements), isImported: true, email: manager })
  await rollLines(db, take.id)
}

/** Purchases of the year before, by which the stock is valued; for one article, less than the stock on hand. */
async function buy(
  db: Kysely<Schema>,
  take: { id: number },
  { countDate, closingDate }: Sketch,
): Promise<void> {
  const last = new Date(countDate < closingDate ? countDate : closingDate).getTime()
  const bought = (days: number, share: number, price: number) =>
    articles
      .filter(([code]) => code !== 'EMB-010' || days < 100)
      .map(
        ([code, , unit, , unitCost, quantity]): NewEntry => ({
          code,
          unit,
          date: dayOf(new Date(last - days * day)),
          quantity: Math.ceil(quantity * share),
          unitCost: Number((unitCost * price).toFixed(4)),
          document: `FA-${1_000 - days}`,
        }),
      )
  await insertEntries(db, take.id, {
    isImported: true,
    entries: sentRows([...bought(250, 0.7, 0.96), ...bought(40, 0.5, 1.03)]),
    email: manager,
  })
}

/** Writes stock-takes of the demo client: one being counted, one prepared, one closed. @returns how many */
export async function writeStockTakes(db: Kysely<Schema>, now: Date): Promise<number> {
  const engagement = await db
    .selectFrom('engagement')
    .innerJoin('account', 'account.account_number', 'engagement.engagement_account_number')
    .select('engagement.id')
    .where('account.id', '=', 1)
    .where('engagement_statut', '=', 'Actif')
    .orderBy('engagement.id')
    .executeTakeFirst()
  const accountId = engagement && (await readClient(db, engagement.id))
  if (!engagement || accountId === undefined) return 0
  const year = now.getUTCFullYear()
  const before = new Date(now.getTime() - 330 * 86_400_000)
  const sketches: Sketch[] = [
    { name: `Inventaire de fin d’exercice ${year}`, countDate: dayOf(now), closingDate: `${year}-12-31` },
    {
      name: 'Inventaire tournant de janvier',
      countDate: `${year + 1}-01-15`,
      closingDate: `${year + 1}-01-31`,
    },
    {
      name: `Inventaire de fin d’exercice ${year - 1}`,
      countDate: dayOf(before),
      closingDate: `${year - 1}-12-31`,
    },
  ]
  const [counting, prepared, closed] = [
    await write(db, engagement.id, accountId, sketches[0] as Sketch),
    await write(db, engagement.id, accountId, sketches[1] as Sketch),
    await write(db, engagement.id, accountId, sketches[2] as Sketch),
  ] as const
  await count(db, counting, {
    email: counters[0],
    now,
    first: 1,
    counts: [
      ['THE-001', 298],
      ['THE-002', 42.5],
      ['THE-003', 96],
      ['EMB-010', 1_150],
      ['ACC-101', 18],
    ],
  })
  // Somebody else counted the same shelf, so it waits for a recount.
  await count(db, counting, { email: counters[1], now, first: 20, counts: [['THE-003', 94]] })
  await updateTakeRow(db, counting.id, { status: 'counting', frozen_date: now })
  const valued = {
    valuation_method: 'fifo',
    valuation_by: manager,
    slow_days: 180,
    slow_months: 12,
    depreciation: JSON.stringify([
      { days: 180, percent: 25 },
      { days: 365, percent: 50 },
    ]),
  } as const
  for (const [take, sketch, moment] of [
    [counting, sketches[0] as Sketch, now],
    [closed, sketches[2] as Sketch, before],
  ] as const) {
    await move(db, take, sketch)
    await buy(db, take, sketch)
    await updateTakeRow(db, take.id, { ...valued, valuation_date: moment })
  }
  await count(db, closed, {
    email: counters[0],
    now: before,
    first: 40,
    counts: articles.map(([code, , , , , quantity]) => [code, code === 'THE-004' ? quantity - 24 : quantity]),
  })
  await explainLine(
    db,
    closed.lineIds.get('THE-004') ?? 0,
    'Un carton livré le lendemain du comptage, facturé la veille.',
  )
  await updateTakeRow(db, closed.id, {
    status: 'closed',
    frozen_date: before,
    closed_date: before,
    closed_by: manager,
  })
  // Does not depend on when it is written.
  const dated = (id: number, moment: Date) =>
    db
      .updateTable('stock_take')
      .set({ created_date: moment, modified_date: moment })
      .where('id', '=', id)
      .execute()
  await dated(counting.id, now)
  await dated(prepared.id, now)
  await dated(closed.id, before)
  for (const [id, moment] of [
    [counting.id, now],
    [closed.id, before],
  ] as const)
    for (const table of ['stock_movement', 'stock_entry'])
      await sql`
        update ${sql.table(table)} set created_date = ${moment} where stock_take_id = ${id}::int4`.execute(db)
  await sql`update stock_count set received_date = counted_date`.execute(db)
  return sketches.length
}
