import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { MemberRule } from './member-rule.ts'
import type { RolePerson } from './statements.ts'

/** What would be changed of a role. */
export interface ImpactOf {
  /** 0 for a role that does not exist yet. */
  rolesId: number
  isDeleted: boolean
  /** Ids of all scopes that the role implies before and after. */
  scopesBefore: number[]
  scopesAfter: number[]
  /** Ids of the members by name to add and to remove; who is in both stays. */
  added: number[]
  removed: number[]
  /** The rule afterwards. */
  rule: MemberRule | null
  isNewRule: boolean
}

/** Which of the people are asked for. */
export type Change = 'gains' | 'loses'

/** RoleImpact of the contract, but for the scopes that come along. */
export interface Impact {
  membersBefore: number
  membersAfter: number
  gainingCount: number
  losingCount: number
  scopes: {
    scopeName: string
    scopeDescription: string
    scopeEnglishDescription: string
    gainingCount: number
    losingCount: number
  }[]
  peopleCount: number
  people: (RolePerson & { gains: string[]; loses: string[] })[]
}

/**
 * Who would gain and who would lose what, over all people, read from one snapshot without changing anything.
 *
 * Members of the role before and after are told apart first; what they hold otherwise comes from the roles that they
 * have. Many people have the same roles, so that scopes are compared once for all of them. A change of members by name
 * or of scopes changes which applications people can use, and so who is a member of *other* roles whose rules ask for
 * applications: those are calculated as the triggers would.
 */
export async function readImpact(
  db: Database | Tx,
  of: ImpactOf,
  { top, skip, change }: { top: number; skip: number; change: Change | undefined },
): Promise<Impact> {
  const rule = of.rule === null ? null : JSON.stringify(of.rule)
  const role = sql`${of.rolesId}::int4`
  const isAsked = change === undefined ? sql`true` : change === 'gains' ? sql`kind.gaining` : sql`kind.losing`
  const { rows } = await sql<Impact>`
    with static_before as materialized (select users_id from role_static_user where roles_id = ${role}),
    static_after as materialized (
      select users_id from static_before where not ${of.isDeleted}::boolean
        and (users_id <> all (${of.removed}::int4[]) or users_id = any (${of.added}::int4[]))
      union
      select unnest(${of.added}::int4[])
    ),
    ${otherRules(of)},
    rule_after as (
      select match.users_id
      from rule_members(case when ${of.isNewRule}::boolean and ${rule}::jsonb is not null
        then jsonb_build_object('0', ${rule}::jsonb) else '{}' end, null) as match
      union all
      select users_id from role_calculated_user
      where roles_id = ${role} and not ${of.isNewRule}::boolean and not ${of.isDeleted}::boolean
    ),
    -- Whom the rule matches now, but for those whose applications change: their facts are those of afterwards.
    calculated_after as (
      select users_id from rule_after where users_id not in (select users_id from fact_after)
      union all
      select users_id from fact_after
      where ${rule}::jsonb is not null and not ${of.isDeleted}::boolean
        and member_rule_holds(${rule}::jsonb, grade, business_unit, country, user_type, applications)
    ),
    member as materialized (
      select coalesce(b.users_id, a.users_id) as users_id, b.users_id is not null as was, a.users_id is not null as stays
      from (select distinct users_id from role_member where roles_id = ${role}) as b
      full join (select users_id from static_after union select users_id from calculated_after) as a
        on a.users_id = b.users_id
    ),
    concerned as materialized (
      select users_id, was, stays from member where was <> stays or ${!isSame(of.scopesBefore, of.scopesAfter)}::boolean
      union all
      select users_id, coalesce(was, false), coalesce(stays, false)
      from (select distinct users_id from shifted) as moved left join member using (users_id)
      where ${isSame(of.scopesBefore, of.scopesAfter)}::boolean and was is not distinct from stays
    ),
    -- The other roles that they have, which few of many people do, before and after.
    other as (
      select known.users_id, known.roles_id, true as was, coalesce(shifted.has, true) as stays
      from concerned join role_member as known on known.users_id = concerned.users_id and known.roles_id <> ${role}
      left join shifted on shifted.users_id = known.users_id and shifted.roles_id = known.roles_id
        and known.kind = 'calculated'
      union
      select users_id, roles_id, false, true from shifted where has
    ),
    others as (
      select users_id, array_agg(distinct roles_id order by roles_id) filter (where was) as before,
        array_agg(distinct roles_id order by roles_id) filter (where stays) as after
      from other group by users_id
    ),
    -- Their roles, this one as 0 in what comes after.
    person as materialized (
      select concerned.users_id,
        coalesce(others.before, '{}') || case when was then array[${role}] else '{}' end as roles_before,
        coalesce(others.after, '{}') || case when stays then array[0] else '{}' end as roles_after
      from concerned left join others on others.users_id = concerned.users_id
    ),
    alike as materialized (
      select row_number() over () as id, roles_before, roles_after, count(*) as people
      from person group by roles_before, roles_after
    ),
    implied as materialized (
      select distinct role_scope.roles_id, scope_closure.implied_id
      from role_scope join scope_closure on scope_closure.scope_id = role_scope.scope_id
      where ${role} = 0 or role_scope.roles_id <> ${role}
      union all
      select ${role}, unnest(${of.scopesBefore}::int4[]) where ${role} <> 0
      union all
      select 0, unnest(${of.scopesAfter}::int4[])
    ),
    has_before as (
      select distinct alike.id, implied.implied_id
      from alike cross join unnest(alike.roles_before) as held (roles_id) join implied using (roles_id)
    ),
    has_after as (
      select distinct alike.id, implied.implied_id
      from alike cross join unnest(alike.roles_after) as held (roles_id) join implied using (roles_id)
    ),
    difference as materialized (
      select coalesce(b.id, a.id) as id, coalesce(b.implied_id, a.implied_id) as scope_id, b.id is null as is_gain
      from has_before as b full join has_after as a on a.id = b.id and a.implied_id = b.implied_id
      where a.id is null or b.id is null
    ),
    kind as materialized (
      select alike.*, bool_or(is_gain) as gaining, bool_or(not is_gain) as losing,
        array_agg(scope.scope_name order by scope.scope_name) filter (where is_gain) as gains,
        array_agg(scope.scope_name order by scope.scope_name) filter (where not is_gain) as loses
      from difference join alike using (id) join scope on scope.id = difference.scope_id
      group by alike.id, alike.roles_before, alike.roles_after, alike.people
    ),
    page as (
      select app_user.id as "usersId", app_user.name, app_user.firstname, app_user.user_email as "userEmail",
        coalesce(kind.gains, '{}') as gains, coalesce(kind.loses, '{}') as loses
      from kind join person using (roles_before, roles_after) join app_user on app_user.id = person.users_id
      where ${isAsked}
      order by app_user.firstname, app_user.name, app_user.id
      limit ${String(top)}::int8 offset ${String(skip)}::int8
    )
    select (select count(*)::int4 from member where was) as "membersBefore",
      (select count(*)::int4 from member where stays) as "membersAfter",
      (select coalesce(sum(people), 0)::int4 from kind where gaining) as "gainingCount",
      (select coalesce(sum(people), 0)::int4 from kind where losing) as "losingCount",
      (select coalesce(json_agg(json_build_object('scopeName', scope.scope_name,
          'scopeDescription', scope.scope_description, 'scopeEnglishDescription', scope.scope_english_description,
          'gainingCount', total.gaining, 'losingCount', total.losing) order by scope.scope_name), '[]'::json)
        from (
          select scope_id, coalesce(sum(people) filter (where is_gain), 0) as gaining,
            coalesce(sum(people) filter (where not is_gain), 0) as losing
          from difference join alike using (id) group by scope_id
        ) as total join scope on scope.id = total.scope_id) as scopes,
      (select coalesce(sum(people), 0)::int4 from kind where ${isAsked}) as "peopleCount",
      (select coalesce(json_agg(page), '[]'::json) from page) as people`.execute(db)
  const [impact] = rows
  if (!impact) throw new Error('The statement of an impact gives one row')
  return impact
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  const known = new Set(one)
  return known.size === new Set(other).size && other.every(id => known.has(id))
}

/**
 * `fact_after`: what rules will know of those whose applications change; `shifted`: whether each of them is a member of
 * each other role whose rule asks for applications. Both are empty while no rule asks for applications.
 */
function otherRules({ rolesId, scopesBefore, scopesAfter, rule, isDeleted }: ImpactOf) {
  const role = sql`${rolesId}::int4`
  const applications = (ids: readonly number[]) =>
    sql`array(select distinct application_id::text from scope
      where id = any (${[...ids]}::int4[]) and application_id is not null order by 1)`
  const isRead = sql`(exists (select from role where rule_reads_applications) or coalesce(
    jsonb_path_exists(${rule === null ? null : JSON.stringify(rule)}::jsonb, '$.** ? (@.field == "application")'), false))`
  return sql`
    moved as (
      select users_id from (
        select users_id from static_before
        union
        select users_id from static_after
      ) as member
      where ${isRead} and (
        ${applications(scopesBefore)} <> ${applications(isDeleted ? [] : scopesAfter)}
        or (users_id in (select users_id from static_before)) <> (users_id in (select users_id from static_after))
      )
    ),
    role_application as (
      select distinct role_scope.roles_id, scope.application_id::text as application
      from role_scope join scope_closure on scope_closure.scope_id = role_scope.scope_id
      join scope on scope.id = scope_closure.implied_id
      where scope.application_id is not null and role_scope.roles_id <> ${role}
    ),
    fact_after as materialized (
      select fact.users_id, fact.grade, fact.business_unit, fact.country, fact.user_type,
        array(
          select role_application.application from role_static_user join role_application using (roles_id)
          where role_static_user.users_id = fact.users_id and role_static_user.roles_id <> ${role}
          union
          select unnest(${applications(scopesAfter)})
          where fact.users_id in (select users_id from static_after)
        ) as applications
      from user_facts(array(select users_id from moved), false) as fact
    ),
    shifted as materialized (
      select role.id as roles_id, fact.users_id, member_rule_holds(role.member_rule, fact.grade, fact.business_unit,
        fact.country, fact.user_type, fact.applications) as has
      from fact_after as fact cross join role
      where role.rule_reads_applications and role.id <> ${role}
    )`
}
