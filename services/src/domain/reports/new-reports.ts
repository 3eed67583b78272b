import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
import { documentCount, reportUrl } from './fields.ts'
import { isReadableOfMany, type Reader } from './readers.ts'

type NewReport = AnsweredBy<'listNewReports'>['value'][number]

/** As many as a person takes in at a glance. */
const most = 5

/** Reports published for a person, or replaced, since they last opened them; the latest first. */
export async function readNewReports(db: Database | Tx, reader: Reader): Promise<NewReport[]> {
  const { rows } = await sql<Omit<NewReport, 'deliveredDate'> & { deliveredDate: Date }>`
    select report.id, report.name, account_legal_name as "accountName", ${reportUrl('report')} as "reportUrl",
      report.delivered_date as "deliveredDate", reading.last_opened_date is not null as "isReplaced",
      ${documentCount('report')} as "documentCount"
    from report join account on account.id = report.account_id
    left join report_reading as reading
      on reading.report_id = report.id and reading.contact_id = ${reader.contactId}::int4
    where report.delivered_date is not null and ${isReadableOfMany('report', reader)}
      and (reading.last_opened_date is null or reading.last_opened_date < report.delivered_date)
    order by report.delivered_date desc, report.id desc limit ${most}`.execute(db)
  return rows.map(row => ({ ...row, deliveredDate: row.deliveredDate.toISOString() }))
}
