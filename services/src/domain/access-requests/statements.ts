import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
import { leadsToTestData } from '../links.ts'

/** A request with its person and its application. */
export interface RequestRow {
  id: number
  version: number
  /** Null once the menu is deleted. */
  menuId: number | null
  menuTitle: string
  menuEnglishTitle: string
  menuLink: string
  scopeName: string
  usersId: number
  personName: string
  personEmail: string
  grade: string | null
  businessUnit: string | null
  reason: string
  state: 'pending' | 'granted' | 'refused' | 'withdrawn' | 'closed'
  createdDate: Date
  decidedDate: Date | null
  decidedBy: string | null
  decidedByName: string | null
  answer: string | null
  roleName: string | null
}

const named = sql`
  select request.id, request.version, menu_id as "menuId", coalesce(menu.menu_title, request.menu_title) as "menuTitle",
    coalesce(menu.menu_english_title, request.menu_english_title) as "menuEnglishTitle",
    coalesce(menu_link, '/') as "menuLink", coalesce(minimum_scope, request.scope_name) as "scopeName",
    request.users_id as "usersId", person.firstname || ' ' || person.name as "personName",
    person.user_email as "personEmail", nullif(grade, '') as grade, nullif(business_unit, '') as "businessUnit",
    reason, state, request.created_date as "createdDate", decided_date as "decidedDate",
    decided_by as "decidedBy", decider.firstname || ' ' || decider.name as "decidedByName", answer,
    role_name as "roleName"
  from access_request as request
  left join menu on menu.id = request.menu_id
  join app_user as person on person.id = request.users_id
  left join app_user as decider on decider.user_email = request.decided_by
  left join user_fact on user_fact.users_id = request.users_id
  left join user_kind on user_kind.id = user_fact.kind_id`

export async function readRequest(db: Database | Tx, id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`${named} where request.id = ${id}::int4`.execute(db)
  return rows[0]
}

/** Like `readRequest`, but locks it until the transaction ends. */
export async function lockRequest(db: Database | Tx, id: number): Promise<RequestRow | undefined> {
  await db.selectFrom('access_request').select('id').where('id', '=', id).forUpdate().execute()
  return readRequest(db, id)
}

/** Days for which a person sees the outcome of their requests. */
const shownFor = 30
const most = 50

/** A person's requests: pending ones, and those made or decided recently. */
export async function readRequestsOf(db: Database | Tx, usersId: number): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`${named}
    where request.users_id = ${usersId}::int4 and (
      state = 'pending' or greatest(request.created_date, decided_date) > now() - make_interval(days => ${sql.lit(shownFor)})
    )
    order by request.created_date desc, request.id desc limit ${sql.lit(most)}`.execute(db)
  return rows
}

export type RequestableApplication = AnsweredBy<'listRequestableApplications'>['value'][number]

/** The top-level menu above each page with this address, or with the nearest address above it. */
const topOf = (path: string) => sql`
  with recursive place as (
    select id, menu_parent_id from (
      select id, menu_parent_id, rank() over (order by length(link) desc) as nearness from (
        select id, menu_parent_id, regexp_replace(menu_link, '[?#].*$', '') as link from menu
      ) as linked
      where link = ${path}::text or (link <> '/' and starts_with(${path}::text, link || '/'))
    ) as near where nearness = 1
    union
    select menu.id, menu.menu_parent_id from menu join place on menu.id = place.menu_parent_id
  )
  select id from place where menu_parent_id is null`

interface Offered {
  /** Whether the pages for test data are available. */
  testData: boolean
  /** Only the application that this page belongs to. */
  path?: string | undefined
  menuId?: number
}

/**
 * Applications whose right a person lacks and some role gives, in the order of the menus, without those already
 * requested. Other requirements of a menu do not exclude staff, and nobody else can ask.
 */
export async function readRequestable(
  db: Database | Tx,
  { userId, scopes, staff }: Pick<Person, 'userId' | 'scopes' | 'staff'>,
  { testData, path, menuId }: Offered,
): Promise<RequestableApplication[]> {
  if (!staff || userId === undefined) return []
  const { rows } = await sql<RequestableApplication>`
    select id as "menuId", menu_title as "menuTitle", menu_english_title as "menuEnglishTitle",
      menu_description as "menuDescription", menu_english_description as "menuEnglishDescription",
      menu_icon as "menuIcon", menu_color as "menuColor"
    from menu
    where menu_parent_id is null and minimum_scope <> all(${[...scopes]}::text[])
      and exists (
        select from scope join scope_closure on implied_id = scope.id
        join role_scope on role_scope.scope_id = scope_closure.scope_id
        where scope_name = minimum_scope
      )
      and not exists (
        select from access_request as request
        where request.menu_id = menu.id and request.users_id = ${userId}::int4 and state = 'pending'
      )
      and (${testData}::boolean or not ${leadsToTestData('menu')})
      and ${path === undefined ? sql`true` : sql`id in (${topOf(path)})`}
      and ${menuId === undefined ? sql`true` : sql`id = ${menuId}::int4`}
    order by menu_order, id`.execute(db)
  return rows
}

type Role = AnsweredBy<'getAccessRequest'>['roles'][number]

/** The contract's limit on the roles listed. */
const mostRoles = 50

/**
 * The roles that give a right, those that add the fewest other scopes first.
 * @param held scopes that the person has
 * @param id only this role
 */
export async function readGivingRoles(
  db: Database | Tx,
  scopeName: string,
  held: ReadonlySet<string>,
  id?: number,
): Promise<Role[]> {
  const { rows } = await sql<Role>`
    with wanted as (
      select id from scope where scope_name = ${scopeName}::text
    ), closed as materialized (
      select * from scope_closure
    ), needed as (
      select implied_id as id from closed where scope_id in (select id from wanted)
    ), given as materialized (
      select distinct roles_id, implied_id from role_scope join closed on closed.scope_id = role_scope.scope_id
    ), giving as (
      select role.id, role_function_description, english_name, purpose, coalesce(member_count, 0) as member_count, coalesce((
          select json_agg(json_build_object('scopeName', scope_name, 'scopeDescription', scope_description,
            'scopeEnglishDescription', scope_english_description) order by scope_name collate "C")
          from given join scope on scope.id = given.implied_id
          where given.roles_id = role.id and scope.id not in (select id from needed)
            and scope_name <> all(${[...held]}::text[])
        ), '[]'::json) as further
      from role left join role_size on role_size.roles_id = role.id
      where role.id in (select roles_id from given where implied_id in (select id from wanted))
        and (${id ?? null}::int4 is null or role.id = ${id ?? null}::int4)
    )
    select id, role_function_description as "roleFunctionDescription", english_name as "englishName", purpose, member_count as "memberCount",
      further as "furtherScopes"
    from giving
    order by json_array_length(further), odata_fold(role_function_description)::odata_folded, id
    limit ${sql.lit(mostRoles)}`.execute(db)
  return rows
}

interface Decision {
  state: 'granted' | 'refused' | 'withdrawn'
  /** Email in lower case. */
  by: string
  answer?: string
  roleName?: string
}

export async function decide(
  db: Database | Tx,
  id: number,
  { state, by, answer, roleName }: Decision,
): Promise<void> {
  await db
    .updateTable('access_request')
    .set({
      state,
      decided_by: by,
      decided_date: sql<Date>`now()`,
      answer: answer ?? null,
      role_name: roleName ?? null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}
