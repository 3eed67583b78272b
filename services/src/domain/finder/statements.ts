import { type Insertable, sql, type Updateable } from 'kysely'
import { isStaffContact, type Person } from '../../access/person.ts'
import type { ReferenceSheetTable } from '../../database/finder-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { AmountBand, Part, SheetContent, SheetStatus } from './rules.ts'
import { isMySheet, isSeenSheet, partsOf, waitsForMe } from './seen-sheets.ts'

/** The last change of a sheet: the parameters of a problem after a lost race. */
export interface LastChange {
  status: SheetStatus
  changedBy: string
  changedByName: string
  changedDate: string
}

/** A sheet as needed to change it. */
export interface KnownSheet {
  id: number
  version: number
  status: SheetStatus
  content: SheetContent
  /** The caller's parts in it. */
  parts: ReadonlySet<Part>
  last: LastChange
}

/** A sheet that the person sees, locked until the transaction ends. */
export async function lockSheet(
  db: Database | Tx,
  id: number,
  person: Person,
): Promise<KnownSheet | undefined> {
  const row = await db
    .selectFrom('reference_sheet as sheet')
    .selectAll('sheet')
    .select(partsOf('sheet', person).$castTo<Part[]>().as('parts'))
    .select(
      sql<
        string | null
      >`(select contact_full_name from contact where lower(contact_email_office) = sheet.modified_by)`.as(
        'modified_by_name',
      ),
    )
    .where('sheet.id', '=', id)
    .where(isSeenSheet('sheet', person).$castTo<boolean>())
    .forUpdate('sheet')
    .executeTakeFirst()
  if (!row) return undefined
  const team = await db
    .selectFrom('reference_sheet_member')
    .select('contact_id')
    .where('sheet_id', '=', id)
    .orderBy('place')
    .execute()
  return {
    id,
    version: row.version,
    status: row.status as SheetStatus,
    content: {
      title: row.title,
      englishTitle: row.english_title,
      description: row.description,
      englishDescription: row.english_description,
      sector: row.sector,
      services: row.services,
      amount: row.amount,
      amountBand: row.amount_band as AmountBand | null,
      year: row.year,
      country: row.country,
      team: team.map(({ contact_id }) => contact_id),
      confidentiality: row.confidentiality,
    },
    parts: new Set(row.parts),
    last: {
      status: row.status as SheetStatus,
      changedBy: row.modified_by,
      changedByName: row.modified_by_name ?? row.modified_by,
      changedDate: row.modified_date.toISOString(),
    },
  }
}

/** Whether an engagement exists; it cannot be deleted until the transaction ends. */
export async function holdEngagement(db: Database | Tx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('engagement')
    .select('id')
    .where('id', '=', id)
    .where('engagement_statut', 'in', ['Actif', 'dormant', 'Clos'])
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** The sheet of an engagement that is not withdrawn, and whether the person sees it. */
export async function findOpenSheet(db: Database | Tx, engagementId: number, person: Person) {
  return db
    .selectFrom('reference_sheet as sheet')
    .leftJoin('contact', join => join.on(sql`lower(contact_email_office)`, '=', sql.ref('sheet.created_by')))
    .select(['sheet.id', 'sheet.status', 'sheet.created_by', 'sheet.created_date', 'contact_full_name'])
    .select(isSeenSheet('sheet', person).$castTo<boolean>().as('is_seen'))
    .where('engagement_id', '=', engagementId)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirst()
}

/** @returns the key; undefined if the engagement already has a sheet that is not withdrawn */
export async function insertSheet(
  db: Database | Tx,
  row: Insertable<ReferenceSheetTable>,
): Promise<number | undefined> {
  const written = await db
    .insertInto('reference_sheet')
    .values(row)
    .onConflict(conflict => conflict.column('engagement_id').where('status', '<>', 'withdrawn').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

/** Updates columns of a sheet and increments its version. @param by email in lower case */
export async function updateSheet(
  db: Database | Tx,
  id: number,
  by: string,
  columns: Updateable<ReferenceSheetTable>,
): Promise<void> {
  await db
    .updateTable('reference_sheet')
    .set({
      ...columns,
      modified_by: by,
      modified_date: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteSheet(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('reference_sheet').where('id', '=', id).execute()
}

export async function writeTeam(db: Database | Tx, id: number, team: readonly number[]): Promise<void> {
  await db.deleteFrom('reference_sheet_member').where('sheet_id', '=', id).execute()
  if (team.length === 0) return
  await db
    .insertInto('reference_sheet_member')
    .values(team.map((contact_id, place) => ({ sheet_id: id, contact_id, place })))
    .execute()
}

/** Records that a sheet has reached a status, with its content at that time. */
export async function writeStep(
  db: Database | Tx,
  id: number,
  step: { status: SheetStatus; reason: string | null; changedBy: string },
): Promise<void> {
  const { status, reason, changedBy } = step
  await sql`insert into reference_sheet_step (sheet_id, status, reason, changed_by, content)
    select sheet.id, ${status}::text, ${reason}::text, ${changedBy}::text, reference_sheet_content(sheet)
    from reference_sheet as sheet where sheet.id = ${id}::int4`.execute(db)
}

/** Positions in a team of people who do not exist or are not of the firm, from 0. */
export async function unknownMembers(
  db: Database | Tx,
  team: readonly number[],
  firmDomain: string,
): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    select (n - 1)::int4 as at from unnest(${[...team]}::int4[]) with ordinality as chosen (id, n)
    where not exists (
      select from contact where contact.id = chosen.id and ${isStaffContact('contact', firmDomain)}
    ) order by n`.execute(db)
  return rows.map(row => row.at)
}

/** A sector or service to choose from. */
export interface Choice {
  code: string
  name: string
  englishName: string
}

export async function readChoices(
  db: Database | Tx,
  table: 'finder_sector' | 'finder_service',
): Promise<Choice[]> {
  return db
    .selectFrom(table)
    .select(['code', 'name', 'english_name as englishName'])
    .orderBy('place')
    .execute()
}

/** The number of sheets in each of a person's lists: ReferenceSheetCounts of the contract. */
export async function countSheets(db: Database | Tx, person: Person) {
  const count = (...conditions: ReturnType<typeof isSeenSheet>[]) =>
    sql<number>`(count(*) filter (where ${sql.join(conditions, sql` and `)}))::int4`
  const of = (status: SheetStatus) => sql`status = ${status}::text`
  return db
    .selectFrom('reference_sheet as sheet')
    .select([
      count(of('draft')).as('drafts'),
      count(of('submitted')).as('submitted'),
      count(of('validatedByCommercial')).as('validatedByCommercial'),
      count(of('rejectedByCommercial')).as('rejectedByCommercial'),
      count(of('rejectedByManager')).as('rejectedByManager'),
      count(of('published'), isMySheet('sheet', person)).as('published'),
      count(of('published')).as('allPublished'),
      count(waitsForMe('sheet', person)).as('waitingForMe'),
    ])
    .where(isSeenSheet('sheet', person).$castTo<boolean>())
    .executeTakeFirstOrThrow()
}
