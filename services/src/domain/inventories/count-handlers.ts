import { isMoment } from '../../dates.ts'
import type { CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { readList, readOne } from '../../server/list.ts'
import {
  type CountedLine,
  findOrAddLine,
  insertCounts,
  keyOf,
  type NewCount,
  readCountedLines,
  readCounts,
  readKept,
  writeStates,
} from './count-statements.ts'
import { withOwnLines } from './fields-of-person.ts'
import { lineState } from './line-state.ts'
import { isCounterOf } from './seen-sheets.ts'
import { countLines, lockTake, mostLines, updateTakeRow } from './statements.ts'
import { isCounted } from './transitions.ts'

type CountCall = CallOf<'createCounts'>
type Sent = CountCall['body']['counts'][number]

/**
 * The line that a count belongs to. An article that is not on the list gets a new line, unless the stock-take is
 * already reconciled.
 */
async function lineOf(
  call: CountCall,
  { lineId, found }: Sent,
  isLate: boolean,
): Promise<number | undefined> {
  if (lineId !== undefined) return lineId
  if (!found || isLate) return undefined
  const takeId = call.path.id
  if ((await countLines(call.db, takeId)) >= mostLines) return undefined
  return findOrAddLine(call.db, { takeId, email: call.person.email, found })
}

const minute = 60_000
/** Minutes by which a correct clock may appear to be off, since sending takes time. */
const clockTolerance = 5

/** Minutes by which a device's clock is ahead; 0 if it is correct or was not sent. */
function clockErrorOf(sentDate: string | undefined): number {
  if (sentDate === undefined) return 0
  const minutes = Math.round((Date.parse(sentDate) - Date.now()) / minute)
  return Math.abs(minutes) <= clockTolerance ? 0 : minutes
}

/** The row to store for a count; undefined if it does not fit the line. */
function countOf(
  sent: Sent,
  line: CountedLine | undefined,
  { email, clockError }: { email: string; clockError: number },
): NewCount | undefined {
  const { clientId, quantity, expression, note } = sent
  const righted = new Date(Date.parse(sent.countedDate) - clockError * minute).toISOString()
  const countedDate = isMoment(righted) ? righted : sent.countedDate
  if (!line || (line.unit === 'piece' && quantity !== null && !Number.isInteger(quantity))) return undefined
  const round = line.recountBy === email ? line.round : 0
  return { clientId, lineId: line.id, quantity, expression, note, round, countedDate }
}

/** Recomputes the state of lines that were counted. */
async function settle(call: CountCall, lines: readonly CountedLine[]): Promise<void> {
  if (lines.length === 0) return
  const counts = await readCounts(
    call.db,
    lines.map(({ id }) => id),
  )
  await writeStates(
    call.db,
    lines.map(({ id, round }) => ({ id, ...lineState(counts.get(id) ?? [], round) })),
  )
}

const createCounts: Handler<'createCounts'> = async call => {
  const { db, path, body } = call
  const { email } = call.person
  // A closed stock-take too: counts made offline are kept.
  const take = await lockTake(db, path.id, isCounterOf('stock_take', email))
  if (!take) throw call.problem('not-found')
  if (take.status === 'prepared') throw call.problem('stock-take-closed')
  const isLate = !isCounted(take.status)
  const clientIds = body.counts.map(({ clientId }) => clientId.toLowerCase())
  const kept = new Map((await readKept(db, email, clientIds)).map(each => [each.clientId, each]))
  const lineIds = new Map<string, number>()
  for (const sent of body.counts) {
    const clientId = sent.clientId.toLowerCase()
    const lineId = kept.has(clientId) || lineIds.has(clientId) ? undefined : await lineOf(call, sent, isLate)
    if (lineId !== undefined) lineIds.set(clientId, lineId)
  }
  const lines = await readCountedLines(db, { takeId: take.id, email, ids: [...new Set(lineIds.values())] })
  const clockError = clockErrorOf(body.sentDate)
  const fresh = new Map<string, NewCount>()
  for (const sent of body.counts) {
    const clientId = sent.clientId.toLowerCase()
    const line = lines.get(lineIds.get(clientId) ?? 0)
    const count = fresh.has(clientId)
      ? undefined
      : countOf({ ...sent, clientId }, line, { email, clockError })
    if (count) fresh.set(clientId, count)
  }
  const counts = [...fresh.values()]
  await insertCounts(db, { takeId: take.id, email, deviceId: body.deviceId, clockError, isLate, counts })
  const counted = new Set(counts.map(({ lineId }) => lineId))
  if (!isLate)
    await settle(
      call,
      [...lines.values()].filter(({ id }) => counted.has(id)),
    )
  if (take.status === 'open' && counts.length > 0) await updateTakeRow(db, take.id, { status: 'counting' })
  const value = clientIds.map(clientId => {
    const before = kept.get(clientId)
    const lineId = before?.lineId ?? fresh.get(clientId)?.lineId ?? null
    if (lineId === null) return { clientId, outcome: 'refused' as const, lineId }
    return { clientId, outcome: (before?.isLate ?? isLate) ? ('late' as const) : ('kept' as const), lineId }
  })
  return { body: { value } }
}

/** Count sheets for people who count; they reveal no expected values. */
export const countHandlers = {
  createCounts,
  getCountSheetKey: async call => ({ body: { key: await keyOf(call.db, call.person.email) } }),
  getCountSheet: async call => readOne(withOwnLines(call)),
  listCountLines: readList,
  listCountSheets: async call => readList(withOwnLines(call)),
  listMyCounts: readList,
} satisfies SomeHandlers
