import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { MemberRule } from '../roles/member-rule.ts'
import type { Requirements } from './chains.ts'
import { englishRoleName } from '../roles/fields.ts'

/** A role that a person has, and how. */
export interface HeldRole {
  id: number
  roleFunctionDescription: string
  englishName: string | null
  isStatic: boolean
  isCalculated: boolean
  memberRule: MemberRule | null
  /** The scopes it gives directly. */
  scopeIds: number[]
}

/** Where the scopes of a person come from. */
export interface Grounds {
  roles: HeldRole[]
  requirements: Requirements
}

/** PermissionScope of the contract, without its chains. */
export interface NamedScope {
  id: number
  scopeName: string
  scopeDescription: string
  scopeEnglishDescription: string
  applicationId: number | null
}

export async function readUser(db: Database | Tx, id: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'firstname', 'user_login as userLogin', 'user_email as userEmail'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The roles of a person, and all direct and indirect requirements of their scopes. */
export async function readGrounds(db: Database | Tx, userId: number): Promise<Grounds> {
  const { rows } = await sql<{ roles: HeldRole[]; requirements: [number, number[]][] }>`
    with recursive held as materialized (
      select roles_id, bool_or(kind = 'static') as is_static, bool_or(kind = 'calculated') as is_calculated
      from role_member where users_id = ${userId}::int4 group by roles_id
    ), given as materialized (
      select roles_id, scope_id from role_scope where roles_id in (select roles_id from held)
    ), reached (scope_id) as (
      select scope_id from given
      union
      select required_scope_id from scope_dependency join reached on reached.scope_id = scope_dependency.scope_id
    )
    select
      coalesce((
        select json_agg(json_build_object(
          'id', role.id,
          'roleFunctionDescription', role_function_description,
          'englishName', role.english_name,
          'isStatic', held.is_static,
          'isCalculated', held.is_calculated,
          'memberRule', member_rule,
          'scopeIds', coalesce((
            select json_agg(scope_id order by scope_id) from given where given.roles_id = role.id
          ), '[]'::json)
        ) order by odata_fold(role_function_description)::odata_folded, role.id)
        from held join role on role.id = held.roles_id
      ), '[]'::json) as roles,
      coalesce((
        select json_agg(json_build_array(scope_id, required)) from (
          select scope_id, json_agg(required_scope_id order by required_scope_id) as required
          from scope_dependency where scope_id in (select scope_id from reached) group by scope_id
        ) as needs
      ), '[]'::json) as requirements`.execute(db)
  const [row] = rows
  return { roles: row?.roles ?? [], requirements: new Map(row?.requirements) }
}

/** Scopes by name, in order. */
export async function readScopesNamed(db: Database | Tx, names: ReadonlySet<string>): Promise<NamedScope[]> {
  if (names.size === 0) return []
  return db
    .selectFrom('scope')
    .select([
      'id',
      'scope_name as scopeName',
      'scope_description as scopeDescription',
      'scope_english_description as scopeEnglishDescription',
      'application_id as applicationId',
    ])
    .where('scope_name', 'in', [...names])
    .orderBy(sql`scope_name collate "C"`)
    .execute()
}

export async function readApplicationNames(db: Database | Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('application')
    .select(['id', 'name', 'english_name as englishName'])
    .where('id', 'in', ids)
    .orderBy(sql`odata_fold(name)::odata_folded`)
    .orderBy('id')
    .execute()
}

/** The roles that give a scope, and their members. */
export interface Givers {
  /** Roles that give it directly, or give a scope that requires it. */
  all: number[]
  /** Roles that give it directly. */
  direct: number[]
  /** The keys of the people who have the scope; undefined when they are many. */
  holders: number[] | undefined
}

/** Number of memberships up to which holders are looked up one by one. */
const fewMemberships = 5000

/** The roles that give a scope. @returns undefined when there is no such scope */
export async function readGivers(db: Database | Tx, scopeId: number): Promise<Givers | undefined> {
  const { rows } = await sql<{ all: number[]; direct: number[]; members: number[] }>`
    with recursive needing (scope_id) as (
      select id from scope where id = ${scopeId}::int4
      union
      select scope_dependency.scope_id
      from scope_dependency join needing on scope_dependency.required_scope_id = needing.scope_id
    ), giving as materialized (
      select distinct roles_id from role_scope where scope_id in (select scope_id from needing)
    )
    select
      array(select roles_id from giving) as all,
      array(select roles_id from role_scope where scope_id = ${scopeId}::int4) as direct,
      array(
        select users_id from role_member where roles_id in (select roles_id from giving)
        limit ${fewMemberships + 1}::int4
      ) as members
    where exists (select from needing)`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { all, direct, members } = row
  return { all, direct, holders: members.length > fewMemberships ? undefined : [...new Set(members)] }
}

/**
 * Whether a person has a scope. Few people are looked up by key. For many, each kind of membership is a separate
 * subquery: combined, the planner would expect few people, and would look up 100,000 one by one to count them.
 * @param alias of the table of people
 */
export function isHolder(alias: string, { all, holders }: Givers): Fragment {
  return holders
    ? sql`${sql.id(alias, 'id')} = any(${holders}::int4[])`
    : sql`(${hasRoleAmong(alias, all, 'static')} or ${hasRoleAmong(alias, all, 'calculated')})`
}

/** Like `isHolder`, but looked up person by person: for a page of many, where most people examined are holders. */
export function isHolderOnPage(alias: string, { all, holders }: Givers): Fragment {
  const held = (table: 'role_static_user' | 'role_calculated_user') =>
    sql`(select true from ${sql.table(table)} as held
      where held.users_id = ${sql.id(alias, 'id')} and held.roles_id = any(${[...all]}::int4[]) limit 1)`
  return holders
    ? isHolder(alias, { all, direct: [], holders })
    : sql`coalesce(${held('role_calculated_user')}, ${held('role_static_user')}, false)`
}

/** The number of people who have a scope. */
export function countHolders({ all, holders }: Givers): Fragment {
  return holders
    ? sql`${holders.length}::int8`
    : sql`(select count(distinct users_id) from role_member where roles_id = any(${all}::int4[]))`
}

const memberships = {
  any: 'role_member',
  static: 'role_static_user',
  calculated: 'role_calculated_user',
} as const

/**
 * Whether a person has any of some roles.
 * @param alias of the table of people
 * @param how by name, by rule, or either
 */
export function hasRoleAmong(
  alias: string,
  roleIds: readonly number[],
  how: keyof typeof memberships = 'any',
): Fragment {
  return sql`exists (select from ${sql.table(memberships[how])} as held
    where held.users_id = ${sql.id(alias, 'id')} and held.roles_id = any(${[...roleIds]}::int4[]))`
}

/** The number of these roles that a person has. */
export function countRolesAmong(alias: string, roleIds: readonly number[]): Fragment {
  return sql`(select count(distinct held.roles_id) from role_member as held
    where held.users_id = ${sql.id(alias, 'id')} and held.roles_id = any(${[...roleIds]}::int4[]))`
}

/**
 * The names of the first of these roles that a person has, as JSON; the same roles in the same order in either
 * language.
 */
export function namesOfRolesAmong(
  alias: string,
  roleIds: readonly number[],
  most: number,
  language: 'en' | 'fr',
): Fragment {
  const name = language === 'fr' ? sql`role_function_description` : englishRoleName('role')
  return sql`(select coalesce(json_agg(name order by place), '[]'::json) from (
    select ${name} as name, odata_fold(role_function_description)::odata_folded as place
    from (
      select distinct roles_id from role_member
      where users_id = ${sql.id(alias, 'id')} and roles_id = any(${[...roleIds]}::int4[])
    ) as held join role on role.id = held.roles_id
    order by place limit ${most}::int4
  ) as first)`
}
