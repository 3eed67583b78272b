import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import { seenOfProject } from '../reports/readers.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { reportUrl } from '../reports/fields.ts'

/** ReportOfProject of the contract, in the order of the project. */
const reportsOf = sql`coalesce(json_agg(json_build_object(
  'reportKey', inside.id, 'name', inside.name, 'folderPath', place.path, 'reportUrl', ${reportUrl('inside')},
  'publicationStatus', inside.publication_status,
  'modificationDate', to_char(inside.modification_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
) order by part.place, inside.id), '[]'::json)`

/** Adds to the call the reports of each project that the caller sees. */
export function withReports<C extends Call & { person: Person }>(call: C): C {
  const { person } = call
  const counted = withField(call, 'ReportProject', {
    name: 'reportCount',
    type: 'int',
    filterable: false,
    expression: alias => seenOfProject(alias, person, sql`count(*)::int4`),
  })
  return withField(counted, 'ReportProject', {
    name: 'reports',
    type: 'json',
    filterable: false,
    expression: alias => seenOfProject(alias, person, reportsOf),
  })
}
