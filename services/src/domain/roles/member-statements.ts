import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { RolePerson } from './statements.ts'

/** The tables that link people to roles by name. */
export type LinkTable = 'role_static_user' | 'role_manager'

const person = sql`app_user.id as "usersId", app_user.name, app_user.firstname, app_user.user_email as "userEmail"`

export async function readLink(db: Database | Tx, table: LinkTable, id: number) {
  return db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findLink(db: Database | Tx, table: LinkTable, rolesId: number, usersId: number) {
  return db
    .selectFrom(table)
    .select('id')
    .where('roles_id', '=', rolesId)
    .where('users_id', '=', usersId)
    .executeTakeFirst()
}

/** Links people to a role, unless they are linked already. @returns those who were not, ordered by name */
export async function insertLinks(
  db: Database | Tx,
  table: LinkTable,
  rolesId: number,
  usersIds: readonly number[],
): Promise<RolePerson[]> {
  const { rows } = await sql<RolePerson>`
    with linked as (
      insert into ${sql.table(table)} (roles_id, users_id) select ${rolesId}::int4, unnest(${[...usersIds]}::int4[])
      on conflict (roles_id, users_id) do nothing returning users_id
    )
    select ${person} from linked join app_user on app_user.id = linked.users_id
    order by app_user.name, app_user.firstname, app_user.id`.execute(db)
  return rows
}

/** @returns the people who were linked */
export async function deleteLinks(
  db: Database | Tx,
  table: LinkTable,
  rolesId: number,
  usersIds: readonly number[],
): Promise<RolePerson[]> {
  const { rows } = await sql<RolePerson>`
    with gone as (
      delete from ${sql.table(table)}
      where roles_id = ${rolesId}::int4 and users_id = any(${[...usersIds]}::int4[]) returning users_id
    )
    select ${person} from gone join app_user on app_user.id = gone.users_id
    order by app_user.name, app_user.firstname, app_user.id`.execute(db)
  return rows
}

/** Those of the ids that exist. */
export async function knownIds(
  db: Database | Tx,
  table: 'app_user' | 'application' | 'scope',
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...ids]}::int4[])`.execute(db)
  return new Set(rows.map(row => row.id))
}

/** People by email in lower case, and whether they are members of a role by name. */
export async function findPeople(
  db: Database | Tx,
  emails: readonly string[],
  rolesId: number,
): Promise<(RolePerson & { isMember: boolean })[]> {
  const { rows } = await sql<RolePerson & { isMember: boolean }>`
    select ${person}, exists (
      select from role_static_user where roles_id = ${rolesId}::int4 and users_id = app_user.id
    ) as "isMember"
    from app_user where user_email = any(${[...emails]}::text[])
    order by app_user.name, app_user.firstname, app_user.id`.execute(db)
  return rows
}
