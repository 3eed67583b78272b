import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { CitableSheet, Language } from './cite.ts'

export type Format = 'docx' | 'csv'

/** A prepared export. */
export interface PreparedExport {
  ids: readonly number[]
  language: Language
  format: Format
  date: Date
}

/** A published sheet to be cited. */
export type WantedSheet = Omit<CitableSheet, 'confidentiality'> & {
  id: number
  engagementCode: string
  confidentiality: CitableSheet['confidentiality'] | 'internal'
}

/** Hours for which a prepared export is kept; its ticket expires much sooner. */
const keptFor = 24

export async function insertExport(
  db: Database | Tx,
  email: string,
  { ids, language, format }: Omit<PreparedExport, 'date'>,
): Promise<{ id: number; date: Date }> {
  await db
    .deleteFrom('reference_sheet_export')
    .where('created_date', '<', sql<Date>`now() - make_interval(hours => ${keptFor}::int4)`)
    .execute()
  const { id, created_date: date } = await db
    .insertInto('reference_sheet_export')
    .values({ sheet_ids: JSON.stringify(ids), language, format, created_by: email })
    .returning(['id', 'created_date'])
    .executeTakeFirstOrThrow()
  return { id, date }
}

/** An export that the person prepared themselves. */
export async function findExport(
  db: Database | Tx,
  email: string,
  id: number,
): Promise<PreparedExport | undefined> {
  const row = await db
    .selectFrom('reference_sheet_export')
    .select(['sheet_ids', 'language', 'format', 'created_date'])
    .where('id', '=', id)
    .where('created_by', '=', email)
    .executeTakeFirst()
  return row && { ids: row.sheet_ids, language: row.language, format: row.format, date: row.created_date }
}

/** Those of the sheets that are published. */
export async function readPublished(
  db: Database | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WantedSheet>> {
  const { rows } = await sql<{ sheet: WantedSheet }>`
    select json_build_object('id', sheet.id, 'engagementCode', engagement_code, 'title', title,
      'englishTitle', english_title, 'description', description, 'englishDescription', english_description,
      'accountName', coalesce(account_legal_name, ''), 'amount', amount, 'amountBand', amount_band, 'year', year,
      'country', country, 'confidentiality', confidentiality,
      'sector', (select json_build_object('name', name, 'englishName', english_name)
        from finder_sector where code = sheet.sector),
      'services', coalesce((select json_agg(json_build_object('name', name, 'englishName', english_name) order by place)
        from finder_service where code = any (sheet.services)), '[]'::json),
      'team', coalesce((select json_agg(contact_full_name order by place) from reference_sheet_member as member
        join contact on contact.id = member.contact_id where member.sheet_id = sheet.id), '[]'::json)) as sheet
    from reference_sheet as sheet
    join engagement on engagement.id = sheet.engagement_id
    left join account on account.account_number = engagement_account_number
    where sheet.status = 'published' and sheet.id = any(${[...ids]}::int4[])`.execute(db)
  return new Map(rows.map(({ sheet }) => [sheet.id, sheet]))
}
