import { type Selectable, sql } from 'kysely'
import type { RoleTable } from '../../database/rights-schema.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { isRestorable } from '../reports/folder-statements.ts'
import type { MemberRule } from './member-rule.ts'

export type RoleRow = Selectable<RoleTable>

/** The columns of a role that a form writes. */
export interface RoleColumns {
  role_function_description: string
  /** Null: the French name is used. */
  english_name: string | null
  purpose: string
  member_rule: MemberRule | null
}

/** A person who is, or could be, a member of a role: RolePerson of the contract. */
export interface RolePerson {
  usersId: number
  name: string
  firstname: string
  userEmail: string
}

function written({ member_rule: rule, ...columns }: Partial<RoleColumns>) {
  return { ...columns, ...(rule !== undefined && { member_rule: rule && JSON.stringify(rule) }) }
}

export async function readRole(db: Database | Tx, id: number): Promise<RoleRow | undefined> {
  return db.selectFrom('role').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function managesRole(
  db: Database | Tx,
  id: number,
  userId: number | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('role_manager')
    .select('id')
    .where('roles_id', '=', id)
    .where('users_id', '=', userId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

/** The number of members of a role. */
export async function readSize(db: Database | Tx, id: number): Promise<number> {
  const row = await db
    .selectFrom('role_size')
    .select('member_count')
    .where('roles_id', '=', id)
    .executeTakeFirst()
  return row?.member_count ?? 0
}

export async function insertRole(
  db: Database | Tx,
  columns: RoleColumns,
  creatorId: number | undefined,
): Promise<RoleRow> {
  const { member_rule: rule, ...rest } = columns
  return db
    .insertInto('role')
    .values({
      ...rest,
      member_rule: rule && JSON.stringify(rule),
      creator_id: creatorId ?? null,
      modifier_id: creatorId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateRoleRow(
  db: Database | Tx,
  id: number,
  columns: Partial<RoleColumns>,
): Promise<void> {
  await db.updateTable('role').set(written(columns)).where('id', '=', id).execute()
}

/** Records who changed a role, and increments its version where others could be editing the same thing. */
export async function touchRole(
  db: Database | Tx,
  id: number,
  modifierId: number | undefined,
  isNewVersion: boolean,
): Promise<void> {
  await db
    .updateTable('role')
    .set({
      modified_date: sql<Date>`now()`,
      modifier_id: modifierId ?? null,
      ...(isNewVersion && { version: sql<number>`version + 1` }),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteRoleRow(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('role').where('id', '=', id).execute()
}

/** The French titles of notifications that are addressed to a role and have not ended. */
export async function notificationsTo(db: Database | Tx, id: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select('title')
    .where('deleted_date', 'is', null)
    .where('delivery', '<>', 'over')
    .where(sql<boolean>`coalesce(end_date > now(), true)`)
    .where(
      'id',
      'in',
      db.selectFrom('notification_target').select('notification_id').where('role_id', '=', id),
    )
    .orderBy('title')
    .limit(most)
    .execute()
  return rows.map(row => row.title)
}

/** The number of reminder rules that a role is a recipient of, whether they are on or off. */
export async function countRemindersTo(db: Database | Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from reminder_rule where role_id = ${id}::int4`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * The number of reports that a role gives its clients or its staff access to. Deleted ones that can be restored count:
 * they come back with the access they had.
 */
export async function countReportsOf(db: Database | Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct report.id)::int4 as count from report_access as given
    join report on report.id = given.report_id and coalesce(${isRestorable('report')}, true)
    where given.role_id = ${id}::int4`.execute(db)
  return rows[0]?.count ?? 0
}

/** A row of the history, without its author and time. */
export interface RoleChangeColumns {
  kind:
    | 'created'
    | 'renamed'
    | 'englishNameChanged'
    | 'purposeChanged'
    | 'ruleChanged'
    | 'scopeAdded'
    | 'scopeRemoved'
    | 'memberAdded'
    | 'memberRemoved'
    | 'managerAdded'
    | 'managerRemoved'
    | 'deleted'
  before?: string
  after?: string
  rule_before?: MemberRule | null
  rule_after?: MemberRule | null
  user_email?: string
}

export async function insertChanges(
  db: Database | Tx,
  role: { id: number; name: string },
  changedBy: string,
  changes: readonly RoleChangeColumns[],
): Promise<void> {
  const json = (rule: MemberRule | null | undefined) => (rule ? JSON.stringify(rule) : null)
  await db
    .insertInto('role_change')
    .values(
      changes.map(({ kind, before, after, rule_before: ruleBefore, rule_after: ruleAfter, user_email }) => ({
        roles_id: role.id,
        role_function_description: role.name,
        changed_by: changedBy,
        kind,
        before: before ?? null,
        after: after ?? null,
        rule_before: json(ruleBefore),
        rule_after: json(ruleAfter),
        user_email: user_email ?? null,
      })),
    )
    .execute()
}
