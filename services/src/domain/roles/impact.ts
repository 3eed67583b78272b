import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { answerOfMenus, changesOfMenus, type MenuImpact, type MenusOf, stepsOfMenus } from './impact-menus.ts'
import { type ImpactOf, shiftOfRules } from './impact-shift.ts'
import { byName, fewPeople, pageOfPeople } from './people-page.ts'
import type { RolePerson } from './statements.ts'

/** Filters people by kind of change. */
export type Change = 'gains' | 'loses'

/** Which of the people to list by name. */
export interface ImpactPage {
  top: number
  skip: number
  change: Change | undefined
  /** Lists only these people; the counts include everyone. @default all */
  among?: readonly number[]
}

/** RoleImpact of the contract, without the added dependencies and the raising scopes. */
export interface Impact extends MenuImpact {
  membersBefore: number
  membersAfter: number
  gainingCount: number
  losingCount: number
  gainingStaffCount: number
  losingStaffCount: number
  scopes: {
    scopeName: string
    scopeDescription: string
    scopeEnglishDescription: string
    gainingCount: number
    losingCount: number
    gainingStaffCount: number
    losingStaffCount: number
  }[]
  peopleCount: number
  people: (RolePerson & { gains: string[]; loses: string[] })[]
}

/**
 * Computes who would gain and who would lose what, over all people, from one snapshot and without changing anything.
 * Only scopes that the role gives before or after can be gained or lost, and menus that require one of these,
 * themselves or above them. Other roles matter by which of these scopes they give, and by what these menus require: a
 * bit string with a bit for each scope. The scopes of a person are the bits of their roles combined. People with the
 * same bits before and after are alike, and scopes are named once for all of them. A change of the members by name or
 * of the scopes also changes which applications people can use, and so the members of *other* roles whose rules ask for
 * applications: see `impact-shift.ts`.
 */
export async function readImpact(
  db: Database | Tx,
  of: ImpactOf,
  { change, among, ...page }: ImpactPage,
  menus: MenusOf,
): Promise<Impact> {
  const rule = of.rule === null ? null : JSON.stringify(of.rule)
  const role = sql`${of.rolesId}::int4`
  const hasOtherScopes = sql`${!isSame(of.scopesBefore, of.scopesAfter)}::boolean`
  const bitsOf = (ids: readonly number[]) =>
    sql`(select bit_or(bit) from scope_bit where id = any (${[...ids]}::int4[]))`
  const isAsked = change === undefined ? sql`true` : change === 'gains' ? sql`kind.gaining` : sql`kind.losing`
  const isAmong = among === undefined ? sql`true` : sql`users_id = any (${[...among]}::int4[])`
  const { rows } = await sql<Impact>`
    with recursive static_before as materialized (select users_id from role_static_user where roles_id = ${role}),
    static_after as materialized (
      select users_id from static_before where not ${of.isDeleted}::boolean
        and (users_id <> all (${of.removed}::int4[]) or users_id = any (${of.added}::int4[]))
      union
      select unnest(${of.added}::int4[])
    ),
    ${shiftOfRules(of)},
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
      select users_id from rule_after where users_id not in (select users_id from moved)
      union all
      select moved_fact.users_id from moved_fact join alike_fact using (kind_id, bits)
      where ${rule}::jsonb is not null and not ${of.isDeleted}::boolean
        and member_rule_holds(${rule}::jsonb, grade, business_unit, country, user_type, applications)
    ),
    member as materialized (
      select users_id, bool_or(was) as was, bool_or(stays) as stays
      from (
        select users_id, true as was, false as stays from static_before
        union all
        select users_id, true, false from role_calculated_user where roles_id = ${role}
        union all
        select users_id, false, true from static_after
        union all
        select users_id, false, true from calculated_after
      ) as membership group by users_id
    ),
    -- Who manages a role before, or after, and not both: there is a menu for them.
    manager_after as (
      select users_id from role_manager where not ${of.isDeleted}::boolean and roles_id = ${role}
        and (users_id <> all (${of.removedManagers}::int4[]) or users_id = any (${of.addedManagers}::int4[]))
      union
      select unnest(${of.addedManagers}::int4[])
    ),
    changed_manager as materialized (
      (select users_id from role_manager where roles_id = ${role} except select users_id from manager_after
        union select users_id from manager_after)
      except
      (select users_id from role_manager where roles_id <> ${role}
        union (select users_id from role_manager where roles_id = ${role} intersect select users_id from manager_after))
    ),
    concerned as materialized (
      select * from member where was <> stays or ${hasOtherScopes} or users_id in (select users_id from moved)
        or users_id in (select users_id from changed_manager)
      union all
      select users_id, false, false from changed_manager where users_id not in (select users_id from member)
    ),
    possible_scope as materialized (
      select id, scope_name from scope
      where id = any (${[...of.scopesBefore, ...of.scopesAfter]}::int4[]) or id in (
        select implied_id from role join role_scope on role_scope.roles_id = role.id
        join scope_closure on scope_closure.scope_id = role_scope.scope_id
        where role.rule_reads_applications and exists (select from moved)
      )
    ),
    ${stepsOfMenus(menus)},
    scope_bit as materialized (
      select id, scope_name, place,
        set_bit(repeat('0', (count(*) over ())::int4)::varbit, place - 1, 1) as bit
      from (
        select id, scope_name, row_number() over (order by id)::int4 as place from scope
        where id in (select id from possible_scope) or scope_name in (select scope_name from menu_scope)
      ) as possible
    ),
    role_bits as materialized (
      select role.id as roles_id, role.rule_reads_applications, bit_or(bit) as bits
      from role join role_scope on role_scope.roles_id = role.id
      join scope_closure on scope_closure.scope_id = role_scope.scope_id
      join scope_bit on scope_bit.id = scope_closure.implied_id
      where role.id <> ${role} group by role.id
    ),
    -- Few are looked up one by one; for many the database would do the same, and not read all memberships once.
    membership as (
      select held.* from concerned
      cross join lateral (select * from role_member where users_id = concerned.users_id offset 0) as held
      where (select count(*) from concerned) <= ${fewPeople}
      union all
      select * from role_member where (select count(*) from concerned) > ${fewPeople}
    ),
    held as (
      select users_id, case when was then ${bitsOf(of.scopesBefore)} end as before,
        case when stays then ${bitsOf(of.scopesAfter)} end as after, true as is_concerned
      from concerned
      union all
      select users_id, bits, case when kind = 'static' or not rule_reads_applications
        or users_id not in (select users_id from moved) then bits end, false
      from membership join role_bits using (roles_id)
      union all
      select users_id, null, bits, false from shifted join role_bits using (roles_id)
    ),
    -- As texts, which can be told apart by their hashes.
    changed as materialized (
      select users_id, coalesce(bit_or(before)::text, '') as before, coalesce(bit_or(after)::text, '') as after
      from held group by users_id having bool_or(is_concerned) and (bit_or(before) is distinct from bit_or(after)
        or users_id in (select users_id from changed_manager))
    ),
    -- Staff are who is of the firm to the rules of roles: \`isStaff\` of people who ask is the same.
    person as materialized (
      select changed.*, coalesce(user_type = 'Collaborateur', false) as is_staff,
        users_id in (select users_id from role_manager) as managed,
        users_id in (select users_id from role_manager where roles_id <> ${role} union select users_id from manager_after)
          as manages
      from changed left join user_fact using (users_id) left join user_kind on user_kind.id = user_fact.kind_id
    ),
    alike as materialized (
      select row_number() over () as id, before, after, is_staff, managed, manages, count(*) as people
      from person group by before, after, is_staff, managed, manages
    ),
    difference as materialized (
      select alike.id, alike.people, alike.is_staff, scope_bit.id as scope_id, substr(after, place, 1) = '1' as is_gain
      from alike join scope_bit on (substr(before, place, 1) = '1') <> (substr(after, place, 1) = '1')
    ),
    kind as materialized (
      select alike.*, bool_or(is_gain) as gaining, bool_or(not is_gain) as losing,
        array_agg(scope.scope_name order by scope.scope_name) filter (where is_gain) as gains,
        array_agg(scope.scope_name order by scope.scope_name) filter (where not is_gain) as loses
      from difference join alike using (id) join scope on scope.id = difference.scope_id
      group by alike.id, alike.before, alike.after, alike.is_staff, alike.managed, alike.manages, alike.people
    ),
    asked as materialized (
      select users_id, gains, loses from kind join person using (before, after, is_staff, managed, manages)
      where ${isAsked} and ${isAmong}
    ),
    ${changesOfMenus()},
    page as ${pageOfPeople('asked', page)},
    named as (
      select app_user.id as "usersId", app_user.name, app_user.firstname, app_user.user_email as "userEmail",
        coalesce(asked.gains, '{}') as gains, coalesce(asked.loses, '{}') as loses
      from page join asked on asked.users_id = page.id join app_user on app_user.id = page.id order by ${byName}
    )
    select (select count(*)::int4 from member where was) as "membersBefore",
      (select count(*)::int4 from member where stays) as "membersAfter",
      (select coalesce(sum(people), 0)::int4 from kind where gaining) as "gainingCount",
      (select coalesce(sum(people), 0)::int4 from kind where losing) as "losingCount",
      (select coalesce(sum(people), 0)::int4 from kind where gaining and is_staff) as "gainingStaffCount",
      (select coalesce(sum(people), 0)::int4 from kind where losing and is_staff) as "losingStaffCount",
      (select coalesce(json_agg(json_build_object('scopeName', scope.scope_name,
          'scopeDescription', scope.scope_description, 'scopeEnglishDescription', scope.scope_english_description,
          'gainingCount', total.gaining, 'losingCount', total.losing,
          'gainingStaffCount', total.gaining_staff, 'losingStaffCount', total.losing_staff) order by scope.scope_name), '[]'::json)
        from (
          select scope_id, coalesce(sum(people) filter (where is_gain), 0) as gaining,
            coalesce(sum(people) filter (where not is_gain), 0) as losing,
            coalesce(sum(people) filter (where is_gain and is_staff), 0) as gaining_staff,
            coalesce(sum(people) filter (where not is_gain and is_staff), 0) as losing_staff
          from difference group by scope_id
        ) as total join scope on scope.id = total.scope_id) as scopes,
      ${answerOfMenus()},
      (select coalesce(sum(people), 0)::int4 from kind where ${isAsked}) as "peopleCount",
      (select coalesce(json_agg(named), '[]'::json) from named) as people`.execute(db)
  const [impact] = rows
  if (!impact) throw new Error('The statement of an impact gives one row')
  return impact
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  const known = new Set(one)
  return known.size === new Set(other).size && other.every(id => known.has(id))
}
