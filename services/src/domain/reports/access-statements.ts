import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import { grantName, kindOrder } from './readers.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'

/** The lists of a patch, each with its kind of grant and the type of its items. */
export const accessLists = {
  customerRoleIds: { kind: 'customerRole', column: 'role_id', type: 'int4' },
  staffRoleIds: { kind: 'staffRole', column: 'role_id', type: 'int4' },
  grades: { kind: 'grade', column: 'grade', type: 'text' },
  businessUnits: { kind: 'businessUnit', column: 'business_unit', type: 'text' },
  contactIds: { kind: 'contact', column: 'contact_id', type: 'int4' },
} as const

export type AccessList = keyof typeof accessLists

/** A grant of access to a report. */
type Grant = AnsweredBy<'getReportAccess'>['grants'][number]

/** The grants of a report, ordered by kind and name. */
export async function readGrants(db: Database | Tx, id: number): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select * from (
      select kind, coalesce(role_id, contact_id) as key, coalesce(grade, business_unit) as value,
        ${grantName('report_access')} as name
      from report_access where report_id = ${id}::int4
    ) as given order by ${kindOrder}, odata_fold(name)::odata_folded, key`.execute(db)
  return rows
}

/** The items of a list as a relation `chosen`, with `item` and its position `n`, from 1. */
function chosen(list: AccessList, items: readonly (number | string)[]): Fragment {
  const type = sql.raw(`${accessLists[list].type}[]`)
  return sql`unnest(${[...items]}::${type}) with ordinality as chosen (item, n)`
}

/**
 * A condition for whether an item exists. A grade or a unit that already has access stays valid after its last member
 * left.
 */
function isThere(list: AccessList, id: number): Fragment {
  const column = sql.id(accessLists[list].column)
  if (list === 'contactIds') return sql`exists (select from contact where contact.id = chosen.item)`
  if (list === 'customerRoleIds' || list === 'staffRoleIds')
    return sql`exists (select from role where role.id = chosen.item)`
  return sql`(exists (select from contact where contact.${column} = chosen.item) or exists (
    select from report_access as given where given.report_id = ${id}::int4 and given.${column} = chosen.item))`
}

async function placesWhere(
  db: Database | Tx,
  list: AccessList,
  items: readonly (number | string)[],
  condition: Fragment,
): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    select (n - 1)::int4 as at from ${chosen(list, items)} where ${condition} order by n`.execute(db)
  return rows.map(row => row.at)
}

/** Positions in a list of items that do not exist, from 0. */
export async function unknownItems(
  db: Database | Tx,
  id: number,
  list: AccessList,
  items: readonly (number | string)[],
): Promise<number[]> {
  return placesWhere(db, list, items, sql`not ${isThere(list, id)}`)
}

/** Positions in a list of contacts who are neither of the firm nor of the client, from 0. */
export async function contactsOfOthers(
  db: Database | Tx,
  accountId: number,
  contactIds: readonly number[],
  firmDomain: string,
): Promise<number[]> {
  const isOther = sql`exists (select from contact where contact.id = chosen.item
    and not ${isStaffContact('contact', firmDomain)} and contact.account_id is distinct from ${accountId}::int4)`
  return placesWhere(db, 'contactIds', contactIds, isOther)
}

/** Replaces all grants of a kind. */
export async function writeGrants(
  db: Database | Tx,
  id: number,
  list: AccessList,
  items: readonly (number | string)[],
): Promise<void> {
  const { kind, column } = accessLists[list]
  await db.deleteFrom('report_access').where('report_id', '=', id).where('kind', '=', kind).execute()
  await sql`
    insert into report_access (report_id, kind, ${sql.id(column)})
    select ${id}::int4, ${kind}::text, item from ${chosen(list, items)} order by n`.execute(db)
}

/** Increments the version of a report whose access changed, without marking the report itself as modified. */
export async function countAccessChange(db: Database | Tx, id: number): Promise<void> {
  await db.updateTable('report').set({ version: sql<number>`version + 1` }).where('id', '=', id).execute()
}

/** ReportAccessChoices of the contract. */
export interface AccessChoices {
  roles: {
    id: number
    name: string
    englishName: string | null
    isForClients: boolean
    isForStaff: boolean
  }[]
  grades: string[]
  businessUnits: string[]
}

export async function readAccessChoices(db: Database | Tx, firmDomain: string): Promise<AccessChoices> {
  const isStaff = isStaffContact('person', firmDomain)
  // A role without members is offered in both lists, since it may still become either.
  const isFor = (kind: Fragment) => sql`coalesce(kinds.members, 0) = 0 or coalesce(kinds.${kind}, 0) > 0`
  const { rows } = await sql<AccessChoices>`
    with kinds as (
      select member.roles_id, count(*) as members, count(*) filter (where ${isStaff}) as staff,
        count(*) filter (where person.id is not null and not ${isStaff}) as clients
      from role_member as member join app_user as holder on holder.id = member.users_id
      left join contact as person on lower(person.contact_email_office) = holder.user_email
      group by member.roles_id
    )
    select
      (select coalesce(json_agg(json_build_object('id', role.id, 'name', role_function_description,
        'englishName', role.english_name, 'isForClients', ${isFor(sql`clients`)}, 'isForStaff', ${isFor(sql`staff`)})
        order by odata_fold(role_function_description)::odata_folded, role.id), '[]'::json)
        from role left join kinds on kinds.roles_id = role.id) as roles,
      array(select distinct grade from contact where grade <> '' order by grade) as grades,
      array(select distinct business_unit from contact where business_unit <> '' order by business_unit)
        as "businessUnits"`.execute(db)
  return rows[0] ?? { roles: [], grades: [], businessUnits: [] }
}
