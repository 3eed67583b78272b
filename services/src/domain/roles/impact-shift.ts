import { sql } from 'kysely'
import type { MemberRule } from './member-rule.ts'

/** A planned change of a role. */
export interface ImpactOf {
  /** 0 for a role that does not exist yet. */
  rolesId: number
  isDeleted: boolean
  /** Ids of all scopes that the role implies, before and after. */
  scopesBefore: number[]
  scopesAfter: number[]
  /** Ids of the members by name to add and to remove; someone in both stays. */
  added: number[]
  removed: number[]
  /** Ids of the managers to add and to remove; someone in both stays. */
  addedManagers: number[]
  removedManagers: number[]
  /** The rule after the change. */
  rule: MemberRule | null
  isNewRule: boolean
}

/**
 * How rules that ask for applications change their members when the members by name or the scopes of a role change.
 * - `moved`: people whose applications may change, only members of the role itself. Empty while no rule asks for
 * applications.
 * - `moved_fact`: their kind, and their applications afterwards as a bit string.
 * - `alike_fact`: the same, once for all identical people, in the terms that rules use.
 * - `shifted`: the members afterwards of the other roles whose rules ask for applications.
 */
export function shiftOfRules({ rolesId, scopesBefore, scopesAfter, rule, isDeleted }: ImpactOf) {
  const role = sql`${rolesId}::int4`
  const applications = (ids: readonly number[]) =>
    sql`array(select distinct application_id from scope
      where id = any (${[...ids]}::int4[]) and application_id is not null order by 1)`
  const after = isDeleted ? [] : scopesAfter
  const isRead = sql`(exists (select from role where rule_reads_applications) or coalesce(
    jsonb_path_exists(${rule === null ? null : JSON.stringify(rule)}::jsonb, '$.** ? (@.field == "application")'), false))`
  return sql`
    moved as materialized (
      select users_id from (
        select users_id, bool_or(was) as was, bool_or(stays) as stays from (
          select users_id, true as was, false as stays from static_before
          union all
          select users_id, false, true from static_after
        ) as named group by users_id
      ) as member
      where ${isRead} and (was <> stays or ${applications(scopesBefore)} <> ${applications(after)})
    ),
    application_bit as materialized (
      select id, place, set_bit(repeat('0', (count(*) over ())::int4)::varbit, place - 1, 1) as bit
      from (select id, row_number() over (order by id)::int4 as place from application) as ordered
    ),
    application_bits as materialized (
      select role_scope.roles_id, bit_or(bit) as bits
      from role_scope join scope_closure on scope_closure.scope_id = role_scope.scope_id
      join scope on scope.id = scope_closure.implied_id
      join application_bit on application_bit.id = scope.application_id
      where role_scope.roles_id <> ${role} and exists (select from moved) group by role_scope.roles_id
    ),
    moved_fact as materialized (
      select user_fact.users_id, user_fact.kind_id, coalesce(used.bits::text, '') as bits
      from (
        select users_id, bit_or(bits) as bits from (
          select users_id, case when users_id in (select users_id from static_after) then
            (select bit_or(bit) from application_bit where id = any (${applications(after)})) end as bits
          from moved
          union all
          select role_static_user.users_id, bits from role_static_user join application_bits using (roles_id)
          where users_id in (select users_id from moved)
        ) as given group by users_id
      ) as used join user_fact on user_fact.users_id = used.users_id
    ),
    alike_fact as materialized (
      select alike.kind_id, alike.bits, kind.grade, kind.business_unit, kind.country, kind.user_type, array(
        select application_bit.id::text from application_bit where substr(alike.bits, place, 1) = '1'
      ) as applications
      from (select distinct kind_id, bits from moved_fact) as alike join user_kind as kind on kind.id = alike.kind_id
    ),
    reading_role as materialized (
      select id, member_rule from role where rule_reads_applications and id <> ${role} and exists (select from moved)
    ),
    alike_hit as materialized (
      select reading_role.id as roles_id, kind_id, bits from alike_fact cross join reading_role
      where member_rule_holds(member_rule, grade, business_unit, country, user_type, applications)
    ),
    shifted as materialized (
      select roles_id, users_id from alike_hit join moved_fact using (kind_id, bits)
    )`
}
