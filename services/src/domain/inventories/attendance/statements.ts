import { type Insertable, sql } from 'kysely'
import type {
  StockAttendanceAnswer,
  StockAttendanceConclusion,
  StockAttendanceTable,
} from '../../../database/inventory-tables.ts'
import type { Database, Tx } from '../../../database/schema.ts'
import type { SignatureStatus } from '../../../database/signature-tables.ts'
import type { Fragment } from '../../../odata/scope.ts'

/** The attendance report of a stock-take; every field is empty until someone writes it. */
export interface Attendance {
  attendedDate: string | null
  attendedFrom: string | null
  attendedUntil: string | null
  zoneIds: number[]
  auditors: { contactId: number | null; email: string; name: string }[]
  metPeople: string
  answers: StockAttendanceAnswer[]
  observations: string
  conclusion: StockAttendanceConclusion | null
  conclusionText: string
  writtenDate: Date | null
  writtenBy: string | null
  writtenByName: string | null
  signature: {
    envelopeId: number | null
    status: SignatureStatus
    createdBy: string
    createdByName: string | null
  } | null
  version: number
}

/**
 * Reads a report; undefined if there is no such stock-take. Places that were removed are left out.
 * @param isSeen condition for naming the document that signs it, on the alias `signature_envelope`
 */
export async function readAttendance(
  db: Database | Tx,
  takeId: number,
  isSeen: Fragment = sql`false`,
): Promise<Attendance | undefined> {
  const { rows } = await sql<Attendance>`
    select attended_date::text as "attendedDate", attended_from as "attendedFrom", attended_until as "attendedUntil",
      (select coalesce(json_agg(place.id order by place.position, place.id), '[]'::json) from stock_zone as place
        where place.stock_take_id = take.id and place.id = any(report.zone_ids)) as "zoneIds",
      (select coalesce(json_agg(json_build_object('contactId', known.id, 'email', there.email,
          'name', coalesce(known.contact_full_name, there.email)) order by there.position), '[]'::json)
        from unnest(report.auditors) with ordinality as there (email, position) left join lateral (
          select contact.id, contact_full_name from contact
          where lower(contact_email_office) = there.email order by contact.id limit 1) as known on true) as auditors,
      coalesce(met_people, '') as "metPeople", coalesce(answers, '[]'::jsonb) as answers,
      coalesce(observations, '') as observations, conclusion, coalesce(conclusion_text, '') as "conclusionText",
      written_date as "writtenDate", written_by as "writtenBy",
      (select contact_full_name from contact where lower(contact_email_office) = report.written_by limit 1)
        as "writtenByName",
      case when signature_envelope.id is not null then json_build_object(
        'envelopeId', case when ${isSeen} then signature_envelope.id end, 'status', signature_envelope.status,
        'createdBy', signature_envelope.created_by, 'createdByName', (select contact_full_name from contact
          where lower(contact_email_office) = signature_envelope.created_by limit 1)) end as signature,
      coalesce(report.version, 0) as version
    from stock_take as take left join stock_attendance as report on report.stock_take_id = take.id
      left join signature_envelope on signature_envelope.id = report.envelope_id
    where take.id = ${takeId}::int4`.execute(db)
  return rows[0]
}

type Written = Omit<
  Insertable<StockAttendanceTable>,
  'stock_take_id' | 'written_date' | 'version' | 'envelope_id'
>

/** Creates or updates the report of a locked stock-take. */
export async function writeAttendance(db: Database | Tx, takeId: number, written: Written): Promise<void> {
  await db
    .insertInto('stock_attendance')
    .values({ ...written, stock_take_id: takeId })
    .onConflict(conflict =>
      conflict.column('stock_take_id').doUpdateSet({
        ...written,
        written_date: sql<Date>`now()`,
        version: sql<number>`stock_attendance.version + 1`,
      }),
    )
    .execute()
}

/** Deletes the unsent document of a locked report. @returns the key of its file; undefined if there is no such draft */
export async function deleteDraft(db: Database | Tx, takeId: number): Promise<string | undefined> {
  const { rows } = await sql<{ fileKey: string }>`
    delete from signature_envelope where status = 'draft'
      and id = (select envelope_id from stock_attendance where stock_take_id = ${takeId}::int4)
    returning file_key as "fileKey"`.execute(db)
  return rows[0]?.fileKey
}

/** Records which document signs a locked report. */
export async function writeEnvelope(db: Database | Tx, takeId: number, envelopeId: number): Promise<void> {
  await db
    .updateTable('stock_attendance')
    .set({ envelope_id: envelopeId, version: sql<number>`version + 1` })
    .where('stock_take_id', '=', takeId)
    .execute()
}
