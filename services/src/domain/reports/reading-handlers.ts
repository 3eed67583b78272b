import { sql } from 'kysely'
import { isReadableOfMany, managesReports, readerOf } from './readers.ts'
import type { Call, CallOf, Handler, Refuses, SomeHandlers } from '../../server/call.ts'
import { isWhole, readList, readOne, readWritten } from '../../server/list.ts'
import { withReading } from './fields-of-person.ts'
import { readNewReports } from './new-reports.ts'
import { findByPath, readLayout, writeReading } from './report-statements.ts'

/**
 * Requires that the caller may see a report. A report that does not exist gets the same refusal, so that nobody learns
 * of a report by asking.
 * @throws ProblemError report-access-denied
 */
export async function needReadable(call: Call & Refuses<'report-access-denied'>, id: number): Promise<void> {
  if (!(await mayRead(call, id))) throw call.problem('report-access-denied')
}

/** Whether a report exists that the caller may see. */
export async function mayRead(call: Call, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from report as asked where asked.id = ${id}::int4 and ${call.rows('Report', 'asked')}`.execute(
    call.db,
  )
  return rows.length > 0
}

const getReport: Handler<'getReport'> = async call => {
  const id = call.path.id
  await needReadable(call, id)
  return readOne(withReading(call))
}

const getReportByPath: Handler<'getReportByPath'> = async call => {
  const id = await findByPath(call.db, call.query.path)
  if (id === undefined) throw call.problem('report-access-denied')
  await needReadable(call, id)
  return { body: await readWritten(withReading(call), 'Report', id) }
}

const getReportLayout: Handler<'getReportLayout'> = async call => {
  const id = call.path.id
  await needReadable(call, id)
  return { body: await readLayout(call.db, id) }
}

/** Writes the caller's reading state of the report of the path. */
async function answerReading(
  call: CallOf<'markFavouriteReport'> | CallOf<'openReport'>,
  reading: Parameters<typeof writeReading>[3],
) {
  const id = call.path.id
  await needReadable(call, id)
  const contactId = call.person.contact?.id
  if (contactId === undefined) throw call.problem('record-missing')
  return { body: await writeReading(call.db, contactId, id, reading) }
}

/**
 * A filter that the list of published reports sends, which holds for everything readers may read: it narrows nothing.
 */
const ofAllReadable = "publicationStatus eq 'published'"

/** A page of everything that a member of staff may read follows the order of the list, which has an index. */
const listReports: Handler<'listReports'> = call => {
  const { person, query } = call
  const isOfAll = isWhole(call) || (query.$search === undefined && query.$filter === ofAllReadable)
  const large =
    isOfAll && !managesReports(person)
      ? { pageRule: (alias: string) => isReadableOfMany(alias, readerOf(person)) }
      : {}
  return readList(withReading(call), large)
}

const listNewReports: Handler<'listNewReports'> = async call => ({
  body: { value: await readNewReports(call.db, readerOf(call.person)) },
})

/** Reports for their readers, with each reader's own state. */
export const readingHandlers = {
  getReport,
  getReportByPath,
  getReportLayout,
  listNewReports,
  listReports,
  markFavouriteReport: call => answerReading(call, call.body),
  openReport: call => answerReading(call, { isOpened: true }),
} satisfies SomeHandlers
