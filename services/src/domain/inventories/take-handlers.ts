import type { StockTakeStatus } from '../../database/inventory-tables.ts'
import type { CallOf, Handler, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { hasMoreDecimals } from './decimals.ts'
import { withCounter } from './fields-of-person.ts'
import { readColumns, rememberColumns } from './import-columns.ts'
import { receivePart } from './import-parts.ts'
import { rollLines } from './movement-statements.ts'
import { deleteSamples } from './sample-statements.ts'
import {
  countLines,
  countStaff,
  countUnfinished,
  deleteLines,
  deleteTake,
  explainLine,
  hasCounted,
  hasCounts,
  hasLinesIn,
  insertLines,
  type Line,
  insertTake,
  lockLine,
  lockTake,
  mostLines,
  readClient,
  readCounters,
  readZones,
  type TakeRow,
  updateLineRow,
  updateTakeRow,
  writeZones,
  type Zone,
} from './statements.ts'
import { tellCounters, tellRecounter } from './tell.ts'
import { isChangeable, isCounted, isReviewed, mayMove } from './transitions.ts'
import { refuseDuplicate, refuseGone } from '../unique.ts'

const placeOf = ({ site, name }: { site: string; name: string }) =>
  JSON.stringify([site.toLowerCase(), name.toLowerCase()])

/**
 * Requires places with distinct names, and staff to count in them.
 * @throws ProblemError stock-zone-twice, stock-counter-unknown
 */
async function checkZones(
  call: PersonCall & Refuses<'stock-zone-twice' | 'stock-counter-unknown'>,
  zones: readonly Zone[],
): Promise<void> {
  if (new Set(zones.map(placeOf)).size < zones.length) throw call.problem('stock-zone-twice')
  const ids = zones.flatMap(({ zoneId }) => zoneId ?? [])
  if (new Set(ids).size < ids.length) throw call.problem('stock-zone-twice')
  await needStaff(
    call,
    zones.flatMap(({ counters }) => counters),
  )
}

/** @throws ProblemError stock-counter-unknown */
async function needStaff(
  call: PersonCall & Refuses<'stock-counter-unknown'>,
  emails: readonly string[],
): Promise<void> {
  const named = [...new Set(emails.map(email => email.toLowerCase()))]
  const { firmDomain } = call.services.settings
  if ((await countStaff(call.db, named, firmDomain)) < named.length)
    throw call.problem('stock-counter-unknown')
}

const createStockTake: Handler<'createStockTake'> = async call => {
  const { zones, ...fields } = call.body
  const accountId = await readClient(call.db, fields.engagementId)
  if (accountId === undefined) throw call.problem('stock-engagement-unknown')
  const fresh = zones.map(zone => ({ ...zone, zoneId: null }))
  await checkZones(call, fresh)
  const id = await insertTake(call.db, { ...fields, accountId, createdBy: call.person.email })
  await writeZones(call.db, id, fresh)
  return answerNew(withCounter(call), 'StockTake', id, `/v1/StockTakes(${id})`)
}

type UpdateCall = CallOf<'updateStockTake'>

/**
 * Notifies the people who are asked to count now that it is open, and were not before.
 * @param before its earlier state, and its earlier counters
 */
async function tellAsked(call: UpdateCall, before: TakeRow, counters: readonly string[]): Promise<void> {
  const { status = before.status, name = before.name } = call.body
  if (!isCounted(status)) return
  const known = new Set(isCounted(before.status) ? counters : [])
  const asked = await readCounters(call.db, before.id)
  await tellCounters(
    call.db,
    { ...before, name },
    asked.filter(email => !known.has(email)),
    call.person.email,
  )
}

/** @throws ProblemError stock-zone-used, stock-zone-twice, stock-counter-unknown */
async function changeZones(call: UpdateCall, takeId: number, zones: readonly Zone[]): Promise<void> {
  const known = new Set((await readZones(call.db, takeId)).map(({ id }) => id))
  // A place of another stock-take, or one deleted meanwhile, becomes a new one.
  const wanted = zones.map(zone =>
    zone.zoneId !== null && known.has(zone.zoneId) ? zone : { ...zone, zoneId: null },
  )
  await checkZones(call, wanted)
  const kept = new Set(wanted.map(({ zoneId }) => zoneId))
  if (
    await hasLinesIn(
      call.db,
      [...known].filter(id => !kept.has(id)),
    )
  )
    throw call.problem('stock-zone-used')
  await writeZones(call.db, takeId, wanted)
}

/** Checks the conditions for moving a stock-take to a status. @throws ProblemError */
async function checkMove(call: UpdateCall, take: TakeRow, status: StockTakeStatus): Promise<void> {
  if (!mayMove(take.status, status, 'asked')) throw call.problem('stock-transition-refused')
  if (status === 'open' && (await countLines(call.db, take.id)) === 0) throw call.problem('stock-empty')
  if (status === 'prepared' && (await hasCounts(call.db, take.id))) throw call.problem('stock-take-closed')
  if (status === 'reconciled' && (await countUnfinished(call.db, take.id)) > 0)
    throw call.problem('stock-unfinished')
}

/** The columns to set along with a status. */
function datesOf(status: StockTakeStatus, email: string) {
  if (status === 'open') return { status, frozen_date: new Date() }
  if (status === 'prepared') return { status, frozen_date: null }
  if (status === 'closed') return { status, closed_date: new Date(), closed_by: email }
  return { status }
}

const updateStockTake: Handler<'updateStockTake'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  matchVersion(call, take.version)
  const { status, zones, ...fields } = call.body
  const isChanged = zones !== undefined || Object.keys(fields).length > 0
  if (isChanged && !isChangeable(take.status)) throw call.problem('stock-take-closed')
  const counters = await readCounters(call.db, take.id)
  if (zones) await changeZones(call, take.id, zones)
  const { name, countDate, closingDate, theoreticalDay, tolerancePercent, toleranceValue } = fields
  const { classTolerancePercent, classToleranceValue, totalTolerancePercent, totalToleranceValue } = fields
  if (status !== undefined) await checkMove(call, take, status)
  if (status === 'prepared') await deleteSamples(call.db, take.id)
  await updateTakeRow(call.db, take.id, {
    ...(name !== undefined && { name }),
    ...(countDate !== undefined && { count_date: countDate }),
    ...(closingDate !== undefined && { closing_date: closingDate }),
    ...(theoreticalDay !== undefined && { theoretical_day: theoreticalDay }),
    ...(tolerancePercent !== undefined && { tolerance_percent: tolerancePercent }),
    ...(toleranceValue !== undefined && { tolerance_value: toleranceValue }),
    ...(classTolerancePercent !== undefined && { class_tolerance_percent: classTolerancePercent }),
    ...(classToleranceValue !== undefined && { class_tolerance_value: classToleranceValue }),
    ...(totalTolerancePercent !== undefined && { total_tolerance_percent: totalTolerancePercent }),
    ...(totalToleranceValue !== undefined && { total_tolerance_value: totalToleranceValue }),
    ...(status !== undefined && datesOf(status, call.person.email)),
  })
  // Other movements now lie between counting and closing.
  if (countDate !== undefined || closingDate !== undefined) await rollLines(call.db, take.id)
  await tellAsked(call, take, counters)
  return answerChanged(withCounter(call), 'StockTake', take.id)
}

const deleteStockTake: Handler<'deleteStockTake'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  matchVersion(call, take.version)
  if (take.status !== 'prepared') throw call.problem('stock-take-closed')
  await deleteTake(call.db, take.id)
  return {}
}

/**
 * The lines of a request with the keys of their places.
 * @throws ProblemError stock-zone-unknown, stock-quantity-wrong, stock-line-twice, each naming the first faulty line
 */
async function checkLines(
  call: CallOf<'importStockLines'>,
  takeId: number,
  lines: CallOf<'importStockLines'>['body']['lines'],
): Promise<Line[]> {
  const zones = new Map((await readZones(call.db, takeId)).map(zone => [placeOf(zone), zone.id]))
  const seen = new Set<string>()
  return lines.map(({ site, zone, ...line }, at) => {
    const wrong = (pointer: string, code: 'unknown-name' | 'value-not-allowed' | 'not-unique') => ({
      errors: [{ pointer: `/lines/${at}${pointer}`, code }],
    })
    const zoneId = zones.get(placeOf({ site, name: zone }))
    if (zoneId === undefined) throw call.problem('stock-zone-unknown', wrong('/zone', 'unknown-name'))
    const { unit, theoreticalQuantity, packSize, unitCost } = line
    if (
      hasMoreDecimals(theoreticalQuantity, 'quantity') ||
      (unit === 'piece' && !Number.isInteger(theoreticalQuantity))
    )
      throw call.problem('stock-quantity-wrong', wrong('/theoreticalQuantity', 'value-not-allowed'))
    if (hasMoreDecimals(packSize, 'packSize'))
      throw call.problem('stock-quantity-wrong', wrong('/packSize', 'value-not-allowed'))
    if (unitCost !== null && hasMoreDecimals(unitCost, 'unitCost'))
      throw call.problem('stock-quantity-wrong', wrong('/unitCost', 'value-not-allowed'))
    const key = JSON.stringify([zoneId, line.shelf, line.code, line.batch])
    if (seen.has(key)) throw call.problem('stock-line-twice', wrong('', 'not-unique'))
    seen.add(key)
    return { ...line, zoneId, isAdded: false }
  })
}

const importStockLines: Handler<'importStockLines'> = async call => {
  const take = await lockTake(call.db, call.path.id)
  if (!take) throw call.problem('not-found')
  if (take.status !== 'prepared') throw call.problem('stock-take-closed')
  const { part, lines, columns } = call.body
  const { email } = call.person
  const rows = await checkLines(call, take.id, lines)
  const of = { takeId: take.id, rows: 'articles', email, importId: part.importId } as const
  await receivePart(
    call,
    of,
    { part, rows },
    {
      most: mostLines,
      refuse: () => call.problem('stock-limit-reached'),
      replace: async all => {
        await deleteLines(call.db, take.id)
        await refuseGone(
          call,
          'stock-zone-unknown',
          refuseDuplicate(call, 'stock-line-twice', insertLines(call.db, take.id, all)),
        )
        if (columns)
          await rememberColumns(call.db, { accountId: take.account_id, email, rows: 'articles', columns })
      },
    },
  )
  return { body: { lineCount: await countLines(call.db, take.id) } }
}

const getStockImportColumns: Handler<'getStockImportColumns'> = async call => {
  const files = await readColumns(call.db, call.path.id, 'articles')
  if (!files) throw call.problem('not-found')
  return {
    body: { value: files.map(file => ({ ...file, importedDate: file.importedDate.toISOString() })) },
  }
}

const updateStockLine: Handler<'updateStockLine'> = async call => {
  const found = await lockLine(call.db, call.path.id)
  if (!found) throw call.problem('not-found')
  const { take, line } = found
  matchVersion(call, line.version)
  if (!isReviewed(take.status)) throw call.problem('stock-take-closed')
  const { explanation, recountBy } = call.body
  if (recountBy !== undefined) {
    // Its first count is still under way, and would no longer be compared with the recount.
    if (line.state === 'waiting') throw call.problem('stock-line-not-counted')
    const email = recountBy.toLowerCase()
    await needStaff(call, [email])
    if (await hasCounted(call.db, line.id, email)) throw call.problem('stock-recount-self')
    await updateLineRow(call.db, line.id, {
      recount_by: email,
      recount_date: new Date(),
      round: line.round + 1,
      state: 'recount',
      counted_quantity: null,
    })
    await tellRecounter(call.db, take, { article: line.name, email, by: call.person.email })
  }
  if (explanation !== undefined) await explainLine(call.db, line.id, explanation.trim())
  return answerChanged(call, 'StockLine', line.id)
}

/** Stock-takes, for people who manage them. */
export const stockTakeHandlers = {
  createStockTake,
  deleteStockTake,
  getStockImportColumns,
  getStockTake: async call => readOne(withCounter(call)),
  importStockLines,
  listStockCounts: readList,
  listStockLines: readList,
  listStockTakes: async call => readList(withCounter(call)),
  updateStockLine,
  updateStockTake,
} satisfies SomeHandlers
