import { sql } from 'kysely'
import type { Fragment, Restrict } from '../../odata/scope.ts'
import { leadsToTestData, managedRolesLink } from '../links.ts'

/**
 * The scope that the menu list itself requires: without it a person sees no menu, and it leads to no menu in
 * particular.
 */
const entrance = 'Portal.Access'

/** The parameters of the menu impact. */
export interface MenusOf {
  /**
   * The caller's row rules, for callers who are told only of the menus they see themselves; undefined for callers who
   * are told of all menus.
   */
  seenBy: Restrict | undefined
  /** Whether the menus of the test data are shown at all. */
  testData: boolean
}

/** RoleImpactMenuName of the contract. */
interface MenuName {
  menuTitle: string
  menuEnglishTitle: string
  parentTitle: string | null
  parentEnglishTitle: string | null
}

/** A scope that a person would have without seeing any menu for it. */
interface Stranded {
  scopeName: string
  scopeDescription: string
  scopeEnglishDescription: string
  peopleCount: number
  menus: MenuName[]
  missingScopes: string[]
  isOnlyFirm: boolean
}

/** The impact of a change on menus. */
export interface MenuImpact {
  menus: (MenuName & { gainingCount: number; losingCount: number })[]
  otherMenuCount: number
  stranded: Stranded[]
}

/**
 * The relations that decide which menus are shown, before people's scopes are known.
 * - `menu_step`: each menu with its own requirements and those of all menus above it, a row each.
 * - `touched_menu`: the menus with a step that requires a scope of `possible_scope`, or managing a role.
 * - `menu_scope`: the names of all scopes that these require.
 */
export function stepsOfMenus({ seenBy, testData }: MenusOf): Fragment {
  const isClosed = testData ? sql`false` : leadsToTestData('menu')
  const isTold = seenBy === undefined ? sql`true` : seenBy('Menu', 'menu')
  return sql`
    menu_place (id, place) as (
      select id, array[menu_order, id] from menu where menu_parent_id is null
      union all
      select menu.id, place || array[menu_order, menu.id]
      from menu join menu_place on menu_place.id = menu.menu_parent_id
    ),
    menu_above (menu_id, step_id) as (
      select id, id from menu
      union all
      select menu_id, menu.menu_parent_id from menu_above join menu on menu.id = menu_above.step_id
      where menu.menu_parent_id is not null
    ),
    menu_step as materialized (
      select menu_id, minimum_scope as scope_name, only_firm, menu_link = ${managedRolesLink}::text as of_managers,
        ${isClosed} as is_closed, ${isTold} as is_told
      from menu_above join menu on menu.id = menu_above.step_id
      union all
      select id, ${entrance}::text, false, false, false, true from menu
    ),
    touched_menu as materialized (
      select menu_id, bool_and(is_told) as is_told, bool_or(is_closed) as is_closed from menu_step group by menu_id
      having bool_or(scope_name in (select scope_name from possible_scope))
        or (bool_or(of_managers) and exists (select from changed_manager))
    ),
    menu_scope as materialized (
      select distinct scope_name from menu_step join touched_menu using (menu_id)
    )`
}

/**
 * Which menus are seen before and after, for each row of `alike`: people with the same scopes before and after and the
 * same `is_staff`, `managed` and `manages`.
 * - `menu_change`: the menus that people gain or lose.
 * - `stranded`: people who newly have a scope without seeing a menu for it.
 */
export function changesOfMenus(): Fragment {
  const has = (bits: 'before' | 'after') =>
    sql`coalesce(substr(alike.${sql.raw(bits)}, scope_bit.place, 1) = '1', false)`
  return sql`
    menu_sight as materialized (
      select alike.id as alike_id, alike.people, step.menu_id,
        bool_and(${has('before')} and (is_staff or not only_firm) and (not of_managers or is_staff and managed)
          and not is_closed) as saw,
        bool_and(${has('after')} and (is_staff or not only_firm) and (not of_managers or is_staff and manages)
          and not is_closed) as sees
      from alike cross join (
        select menu_step.scope_name, only_firm, of_managers, menu_step.is_closed, menu_id
        from menu_step join touched_menu using (menu_id)
      ) as step
      left join scope_bit on scope_bit.scope_name = step.scope_name
      group by alike.id, alike.people, step.menu_id
    ),
    menu_change as materialized (
      select menu_id, coalesce(sum(people) filter (where sees), 0) as gaining,
        coalesce(sum(people) filter (where saw), 0) as losing
      from menu_sight where saw <> sees group by menu_id
    ),
    -- What leads to a scope: menus that ask for it, else those that ask for what it implies in its application.
    lead as materialized (
      select scope_bit.scope_name, scope_bit.place, menu.id as menu_id
      from scope_bit join menu on menu.minimum_scope = scope_bit.scope_name
      where scope_bit.scope_name <> ${entrance}::text
      union
      select scope_bit.scope_name, scope_bit.place, menu.id
      from scope_bit join scope on scope.id = scope_bit.id
      join scope_closure on scope_closure.scope_id = scope.id
      join scope as implied on implied.id = scope_closure.implied_id
        and implied.application_id = scope.application_id and implied.scope_name <> ${entrance}::text
      join menu on menu.minimum_scope = implied.scope_name
      where not exists (select from menu as own where own.minimum_scope = scope_bit.scope_name)
    ),
    -- Of the others it is not known who sees them; what is closed to everybody leads nowhere.
    known_lead as materialized (
      select lead.* from lead join touched_menu using (menu_id)
      where not is_closed and scope_name not in (
        select scope_name from lead where menu_id not in (select menu_id from touched_menu)
      )
    ),
    stranded as materialized (
      select alike.id as alike_id, alike.people, known_lead.scope_name
      from alike join menu_sight on menu_sight.alike_id = alike.id
      join known_lead on known_lead.menu_id = menu_sight.menu_id
      group by alike.id, alike.people, alike.before, alike.after, known_lead.scope_name, known_lead.place
      having substr(alike.after, known_lead.place, 1) = '1' and not bool_or(menu_sight.sees)
        and (substr(alike.before, known_lead.place, 1) <> '1' or bool_or(menu_sight.saw))
    )`
}

/** The columns of MenuImpact over these relations. */
export function answerOfMenus(): Fragment {
  const name = sql`'menuTitle', menu.menu_title, 'menuEnglishTitle', menu.menu_english_title,
    'parentTitle', parent.menu_title, 'parentEnglishTitle', parent.menu_english_title`
  const named = sql`join menu on menu.id = menu_id join menu_place on menu_place.id = menu.id
    left join menu as parent on parent.id = menu.menu_parent_id`
  return sql`
    (select coalesce(json_agg(json_build_object(${name}, 'gainingCount', gaining, 'losingCount', losing)
        order by menu_place.place), '[]'::json)
      from menu_change join touched_menu using (menu_id) ${named} where is_told) as menus,
    (select count(*)::int4 from menu_change join touched_menu using (menu_id) where not is_told) as "otherMenuCount",
    (select coalesce(json_agg(json_build_object('scopeName', scope.scope_name,
        'scopeDescription', scope.scope_description, 'scopeEnglishDescription', scope.scope_english_description,
        'peopleCount', total.people,
        'menus', (select json_agg(json_build_object(${name}) order by menu_place.place)
          from known_lead ${named} where known_lead.scope_name = scope.scope_name),
        'missingScopes', array(
          select distinct menu_step.scope_name
          from known_lead join menu_step using (menu_id) left join scope_bit on scope_bit.scope_name = menu_step.scope_name
          join stranded on stranded.scope_name = known_lead.scope_name join alike on alike.id = stranded.alike_id
          where known_lead.scope_name = scope.scope_name
            and coalesce(substr(alike.after, scope_bit.place, 1) <> '1', true) order by 1
        ),
        'isOnlyFirm', exists (
          select from known_lead join menu_step using (menu_id)
          join stranded on stranded.scope_name = known_lead.scope_name join alike on alike.id = stranded.alike_id
          where known_lead.scope_name = scope.scope_name and only_firm and not is_staff
        )) order by scope.scope_name), '[]'::json)
      from (select scope_name, sum(people) as people from stranded group by scope_name) as total
      join scope on scope.scope_name = total.scope_name) as stranded`
}
