import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import { mayTakeFile, readerOf, seenBelow, seenOfClient } from './readers.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'

/** Selects from the row of a reader and a report. */
function reading(alias: string, person: Person, what: Fragment): Fragment {
  return sql`(select ${what} from report_reading as reading
    where reading.report_id = ${sql.id(alias, 'id')} and reading.contact_id = ${readerOf(person).contactId}::int4)`
}

/** Adds to the call the fields of Report that depend on the caller. */
export function withReading<C extends Call & { person: Person }>(call: C): C {
  const { person } = call
  const fields = [
    {
      name: 'isFavourite',
      type: 'boolean',
      filterable: true,
      // Look it up once for all rows of a list: a filter by it scans every report.
      expression: (alias: string) => sql`(${sql.id(alias, 'id')} in (select report_id from report_reading
        where contact_id = ${readerOf(person).contactId}::int4 and is_favourite))`,
    },
    {
      name: 'lastOpenedDate',
      type: 'datetime',
      filterable: true,
      nullable: true,
      expression: (alias: string) => reading(alias, person, sql`last_opened_date`),
    },
    {
      name: 'isModified',
      type: 'boolean',
      filterable: true,
      expression: (alias: string) =>
        sql`coalesce(${sql.id(alias, 'modification_date')} > ${reading(alias, person, sql`last_opened_date`)}, false)`,
    },
    {
      name: 'mayDownload',
      type: 'boolean',
      filterable: false,
      expression: (alias: string) => sql`(${mayTakeFile(alias, person)}
        and exists (select from report_file where report_file.report_id = ${sql.id(alias, 'id')}))`,
    },
  ] as const
  return fields.reduce((known, field) => withField(known, 'Report', field), call)
}

/** Adds to the call the number of reports in each folder and client that the caller sees. */
export function withReportCounts<C extends Call & { person: Person }>(call: C): C {
  const { person } = call
  const count = { name: 'reportCount', type: 'int', filterable: false } as const
  const ofFolders = withField(call, 'ReportFolder', {
    ...count,
    expression: alias => seenBelow(alias, person, sql`count(*)`),
  })
  return withField(ofFolders, 'ReportClient', {
    ...count,
    expression: alias => seenOfClient(alias, person, sql`count(*)`),
  })
}
