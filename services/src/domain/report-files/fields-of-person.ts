import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { isSeenReport } from '../reports/readers.ts'

/** The most identical reports returned. */
const mostSame = 5

/** Adds to the call the reports with the same bytes as a file, among those the caller may see. */
export function withSameReports<C extends Call & { person: Person }>(call: C): C {
  const { person } = call
  return withField(call, 'ReportFile', {
    name: 'sameReports',
    type: 'json',
    filterable: false,
    expression: alias => sql`coalesce((
      select json_agg(json_build_object('reportKey', same.id, 'name', same.name,
        'accountName', same.account_name, 'folderPath', same.path))
      from (
        select report.id, report.name, account.account_legal_name as account_name, place.path
        from report_file as kept
        join report on report.id = kept.report_id
        join report_folder as place on place.id = report.folder_id
        join account on account.id = report.account_id
        where kept.content_hash = ${sql.id(alias, 'content_hash')} and ${isSeenReport('report', person)}
        order by kept.created_date desc, report.id desc limit ${mostSame}
      ) as same), '[]'::json)`,
  })
}
