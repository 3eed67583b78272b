import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Fragment } from '../../odata/scope.ts'
import { isSeenReport } from '../reports/readers.ts'

/** The documents that a person sees beside reports: those published with a report they may read. */
export function isSeenDocument(alias: string, person: Person): Fragment {
  return sql`exists (select from publication as delivery join report as accompanied on accompanied.id = delivery.report_id
    where delivery.id = ${sql.id(alias, 'publication_id')} and delivery.status = 'validated'
      and ${isSeenReport('accompanied', person)})`
}
