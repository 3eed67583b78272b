import type { Database, Tx } from '../../database/schema.ts'
import { isMoment } from '../../dates.ts'
import type { CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { readList, readOne } from '../../server/list.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
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
type Refusal = NonNullable<AnsweredBy<'createCounts'>['value'][number]['reason']>

/**
 * The line that a count belongs to, or why there is none. An article that is not on the list gets a new line, unless
 * the stock-take is already reconciled.
 */
async function lineOf(call: CountCall, { lineId, found }: Sent, isLate: boolean): Promise<number | Refusal> {
  if (lineId !== undefined) return lineId
  if (!found) return 'not-assigned'
  if (isLate) return 'found-late'
  const takeId = call.path.id
  if ((await countLines(call.db, takeId)) >= mostLines) return 'limit-reached'
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

/** When the lines given to a person for a recount were given to them, by line. */
async function recountDates(db: Database | Tx, lines: Iterable<CountedLine>, email: string) {
  const ids = [...lines].flatMap(({ id, recountBy }) => (recountBy === email ? [id] : []))
  if (ids.length === 0) return new Map<number, Date>()
  const rows = await db
    .selectFrom('stock_line')
    .select(['id', 'recount_date'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, recount_date: date }) => (date ? [[id, date] as const] : [])))
}

interface Sending {
  clockError: number
  /** Milliseconds by which the device's clock is ahead; less the time that sending took. */
  ahead: number
  /** When each line was given to the sender for a recount. */
  recounts: ReadonlyMap<number, Date>
}

/** The row to store for a count, or why it is refused. */
function countOf(
  sent: Sent,
  line: CountedLine | undefined,
  { clockError, ahead, recounts }: Sending,
): NewCount | Refusal {
  const { clientId, quantity, expression, note } = sent
  const righted = new Date(Date.parse(sent.countedDate) - clockError * minute).toISOString()
  const countedDate = isMoment(righted) ? righted : sent.countedDate
  if (!line) return 'not-assigned'
  if (line.unit === 'piece' && quantity !== null && !Number.isInteger(quantity)) return 'unit-wrong'
  // A count made before the recount was asked is none. Even a few minutes of the device's clock matter here.
  const asked = recounts.get(line.id)
  const isRecount = asked !== undefined && Date.parse(sent.countedDate) - ahead >= asked.getTime()
  const round = isRecount ? line.round : 0
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
  const refused = new Map<string, Refusal>()
  for (const sent of body.counts) {
    const clientId = sent.clientId.toLowerCase()
    if (kept.has(clientId) || lineIds.has(clientId)) continue
    const line = await lineOf(call, sent, isLate)
    if (typeof line === 'number') lineIds.set(clientId, line)
    else refused.set(clientId, line)
  }
  const lines = await readCountedLines(db, { takeId: take.id, email, ids: [...new Set(lineIds.values())] })
  const clockError = clockErrorOf(body.sentDate)
  const ahead = body.sentDate === undefined ? 0 : Date.parse(body.sentDate) - Date.now()
  const recounts = await recountDates(db, lines.values(), email)
  const fresh = new Map<string, NewCount>()
  for (const sent of body.counts) {
    const clientId = sent.clientId.toLowerCase()
    const lineId = lineIds.get(clientId)
    if (lineId === undefined || fresh.has(clientId)) continue
    const count = countOf({ ...sent, clientId }, lines.get(lineId), { clockError, ahead, recounts })
    if (typeof count === 'string') refused.set(clientId, count)
    else fresh.set(clientId, count)
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
    if (lineId === null)
      return {
        clientId,
        outcome: 'refused' as const,
        reason: refused.get(clientId) ?? ('not-assigned' as const),
        lineId,
      }
    const outcome = (before?.isLate ?? isLate) ? ('late' as const) : ('kept' as const)
    return { clientId, outcome, reason: null, lineId }
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
