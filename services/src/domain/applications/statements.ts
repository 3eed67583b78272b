import { type Selectable, sql } from 'kysely'
import type { ApplicationTable } from '../../database/rights-schema.ts'
import type { Database, Tx } from '../../database/schema.ts'

/** The tables whose rows have versions. */
type Versioned = 'application' | 'application_module' | 'application_feature' | 'scope' | 'scope_dependency'

/** The columns of an application that a form writes. */
export type ApplicationColumns = Omit<
  Selectable<ApplicationTable>,
  'id' | 'version' | 'redirect_url' | 'redirect_urls' | 'created_by' | 'created_date'
> & { redirect_urls: string }

export async function insertApplication(
  db: Database | Tx,
  columns: ApplicationColumns,
  createdBy: string,
): Promise<number> {
  const { id } = await db
    .insertInto('application')
    .values({ ...columns, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateApplicationRow(
  db: Database | Tx,
  id: number,
  columns: Partial<ApplicationColumns>,
): Promise<void> {
  await db
    .updateTable('application')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function readApplication(db: Database | Tx, id: number) {
  return db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function readModule(db: Database | Tx, id: number) {
  return db.selectFrom('application_module').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function readFeature(db: Database | Tx, id: number) {
  return db.selectFrom('application_feature').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertModule(
  db: Database | Tx,
  columns: { application_id: number; parent_module_id: number | null; name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('application_module')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertFeature(
  db: Database | Tx,
  columns: { application_id: number; application_module_id: number | null; name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('application_feature')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function renamePart(
  db: Database | Tx,
  table: 'application_module' | 'application_feature',
  id: number,
  name: string,
): Promise<void> {
  await db.updateTable(table).set({ name, version: sql<number>`version + 1` }).where('id', '=', id).execute()
}

/** The ids of the features of a module and of its sub-modules. */
export async function readFeaturesBelow(db: Database | Tx, moduleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('application_feature')
    .innerJoin('application_module', 'application_module.id', 'application_feature.application_module_id')
    .select('application_feature.id')
    .where(eb =>
      eb.or([
        eb('application_module.id', '=', moduleId),
        eb('application_module.parent_module_id', '=', moduleId),
      ]),
    )
    .execute()
  return rows.map(row => row.id)
}

/** Deletes a row; the database cascades to dependent rows. */
export async function deleteRow(db: Database | Tx, table: Versioned, id: number): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute()
}
