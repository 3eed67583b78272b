import { sql } from 'kysely'
import { isReadableOfMany, managesReports, readerOf } from '../../access/report-readers.ts'
import type { Answer, Call, Handler, Handlers } from '../../server/call.ts'
import { isWhole, listOf, readOne, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { withReading } from './fields-of-person.ts'
import { findByPath, readLayout, writeReading } from './report-statements.ts'

type PersonCall = Parameters<Handler>[0]

/**
 * Lets those pass who may see a report. Where there is none the answer is the same, so that nobody learns of a report by
 * asking for it.
 * @throws ProblemError report-access-denied
 */
export async function needReadable(call: Call, id: number): Promise<void> {
  const { rows } = await sql`
    select 1 from report as asked where asked.id = ${id}::int4 and ${call.rows('Report', 'asked') ?? sql`true`}`.execute(
    call.db,
  )
  if (rows.length === 0) throw new ProblemError('report-access-denied')
}

const getReport: Handler = async call => {
  const id = Number(call.params['id'])
  await needReadable(call, id)
  return readOne(withReading(call), id)
}

const getReportByPath: Handler = async call => {
  const id = await findByPath(call.db, String(call.query['path']))
  if (id === undefined) throw new ProblemError('report-access-denied')
  await needReadable(call, id)
  return { body: await readWritten(withReading(call), 'Report', id) }
}

const getReportLayout: Handler = async call => {
  const id = Number(call.params['id'])
  await needReadable(call, id)
  return { body: await readLayout(call.db, id) }
}

/** Writes what the caller has to do with the report of the path. */
async function answerReading(call: PersonCall, reading: Parameters<typeof writeReading>[3]): Promise<Answer> {
  const id = Number(call.params['id'])
  await needReadable(call, id)
  const contactId = call.person.contact?.id
  if (contactId === undefined) throw new ProblemError('record-missing')
  return { body: await writeReading(call.db, contactId, id, reading) }
}

/** What is true of all that readers may read, as the list of what is published asks for it: it narrows nothing. */
const ofAllReadable = "publicationStatus eq 'published'"

/** A page of all that a member of staff may read is found in the order of the list, which an index has. */
const listReports: Handler = call => {
  const { person, query } = call
  const isOfAll = isWhole(call) || (query['$search'] === undefined && query['$filter'] === ofAllReadable)
  const large =
    isOfAll && !managesReports(person)
      ? { pageRule: (alias: string) => isReadableOfMany(alias, readerOf(person)) }
      : {}
  return listOf(undefined, large)(withReading(call))
}

/** Reports as their readers find them, and what each reader has to do with them. */
export const readingHandlers: Handlers = {
  getReport,
  getReportByPath,
  getReportLayout,
  listReports,
  markFavouriteReport: call => answerReading(call, call.body as { isFavourite: boolean }),
  openReport: call => answerReading(call, { isOpened: true }),
}
