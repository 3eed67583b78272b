import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
import { differencesOf, fieldsOf } from './rules.ts'

type Page = AnsweredBy<'getOnBoardingRequest'>

const noHistory: Pick<Page, 'history' | 'differences'> = { history: [], differences: [] }

/** The history of a request, and its changes since the last decision. Clients get neither. */
export async function readHistory(
  db: Database | Tx,
  id: number,
  isStaff: boolean,
): Promise<Pick<Page, 'history' | 'differences'>> {
  if (!isStaff) return noHistory
  const { rows } = await sql<NonNullable<Page['history']>[number]>`
    select statut, changed_by as "changedBy", reason, failure, differences,
      to_char(changed_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedDate",
      (select contact_full_name from contact where lower(contact_email_office) = changed_by) as "changedByName",
      case when instead_of_email is not null then jsonb_build_object('email', instead_of_email, 'because', instead_of_because,
        'name', (select contact_full_name from contact where lower(contact_email_office) = instead_of_email)) end as "insteadOf"
    from on_boarding_step where request_id = ${id}::int4 order by id`.execute(db)
  const request = await db
    .selectFrom('on_boarding_request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isCorrected = request.statut === 'toValidate' || request.statut === 'rejected'
  const differences = isCorrected ? differencesOf(request.decided_fields, fieldsOf(request)) : []
  return { history: rows, differences: differences as NonNullable<Page['differences']> }
}
