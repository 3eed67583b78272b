import { type Insertable, sql, type Updateable } from 'kysely'
import { isStaffContact, type Person } from '../../access/person.ts'
import type { ReferenceSheetTable } from '../../database/finder-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { AmountBand, Part, SheetContent, SheetStatus } from './rules.ts'
import { isMySheet, isSeenSheet, partsOf, waitsForMe } from './seen-sheets.ts'

/** Who did something to a sheet last: the parameters of the problems of a lost race. */
export interface LastChange {
  status: SheetStatus
  changedBy: string
  changedByName: string
  changedDate: string
}

/** A sheet as changes look at it. */
export interface KnownSheet {
  id: number
  version: number
  status: SheetStatus
  content: SheetContent
  /** What the caller is to it. */
  parts: ReadonlySet<Part>
  last: LastChange
}

/** A sheet that somebody sees, ours until the transaction ends. */
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

/** Whether there is such an engagement; it stays until the transaction ends. */
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

/** The sheet of an engagement that is not withdrawn, and whether somebody sees it. */
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

/** @returns the key; undefined if the engagement has a sheet that is not withdrawn, no matter who was first */
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

/** Counts a change of a sheet, with what is written of its row. @param by e-mail in lower case */
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

/** Keeps that a sheet has come to a status, with what it said then. */
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

/** Where, in a team, somebody does not exist or is not of the firm; counted from 0. */
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

/** A sector or service that can be chosen. */
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

/** How many sheets of each list somebody sees: ReferenceSheetCounts of the contract. */
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
