import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import { isStaffContact } from '../../access/person.ts'
import { administering } from './readers.ts'
import { readRolesGiving } from '../../access/scope-holders.ts'

/**
 * The grants of reports of one client. They are read before the readers are: a planner that knows which roles and
 * grades are involved starts from their people, and not from everyone.
 */
export interface Grants {
  accountId: number
  contactIds: number[]
  grades: string[]
  businessUnits: string[]
  staffRoleIds: number[]
  customerRoleIds: number[]
}

/** Reads the grants of some reports. @param reports relation of keys, all of one client */
export async function readGrantsOf(db: Database | Tx, accountId: number, reports: Fragment): Promise<Grants> {
  const all = (column: string, kind: string) =>
    sql`coalesce(array_agg(distinct ${sql.id(column)}) filter (where kind = ${kind}), '{}')`
  const { rows } = await sql<Omit<Grants, 'accountId'>>`
    select ${all('contact_id', 'contact')} as "contactIds", ${all('grade', 'grade')} as grades,
      ${all('business_unit', 'businessUnit')} as "businessUnits",
      ${all('role_id', 'staffRole')} as "staffRoleIds", ${all('role_id', 'customerRole')} as "customerRoleIds"
    from report_access where report_id in ${reports}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('An aggregate gives one row')
  return { accountId, ...found }
}

/** Adds the people who administer reports, whose roles let them read every report. */
export async function withAdministrators(db: Database | Tx, grants: Grants): Promise<Grants> {
  const roles = await readRolesGiving(db, administering)
  return { ...grants, staffRoleIds: [...grants.staffRoleIds, ...roles] }
}

/** The distinct keys of the contacts who may read through grants: the inverse of `isReadable`. */
export function readersOf(grants: Grants, firmDomain: string): Fragment {
  const isStaff = isStaffContact('person', firmDomain)
  const isOfClient = sql`person.account_id = ${grants.accountId}::int4`
  const isMember = (roles: readonly number[]) => sql`lower(person.contact_email_office) in (
    select holder.user_email from role_member as member join app_user as holder on holder.id = member.users_id
    where member.roles_id = any(${[...roles]}::int4[]))`
  return sql`(
    select person.id from contact as person
    where person.id = any(${grants.contactIds}::int4[]) and (${isStaff} or ${isOfClient})
    union
    select person.id from contact as person where person.grade = any(${grants.grades}::text[]) and ${isStaff}
    union
    select person.id from contact as person
    where person.business_unit = any(${grants.businessUnits}::text[]) and ${isStaff}
    union
    select person.id from contact as person where ${isMember(grants.staffRoleIds)} and ${isStaff}
    union
    select person.id from contact as person
    where ${isOfClient} and not ${isStaff} and ${isMember(grants.customerRoleIds)}
  )`
}
