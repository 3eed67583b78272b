import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'
import { isStaffContact, type Person } from '../../access/person.ts'
import { holdsScope } from '../../access/scope-holders.ts'
import { englishRoleName } from '../roles/fields.ts'

/** The scope for administering reports. */
export const administering = 'Reports.Manage'

/** What determines the reports a person may read. */
export interface Reader {
  contactId: number | null
  accountId: number | null
  /** In lower case. */
  email: string
  isStaff: boolean
}

/** The caller as a reader. */
export function readerOf({ contact, email, staff }: Person): Reader {
  return {
    contactId: contact?.id ?? null,
    accountId: contact?.accountId ?? null,
    email,
    isStaff: staff,
  }
}

/** Whether a person administers reports; never a client, even if a role gave them the scope by mistake. */
export function managesReports({ staff, scopes }: Person): boolean {
  return staff && scopes.has(administering)
}

/** The roles of a person. */
function rolesOf(email: Fragment): Fragment {
  return sql`(select member.roles_id from role_member as member
    join app_user as holder on holder.id = member.users_id where holder.user_email = ${email})`
}

/**
 * The keys of the reports that a member of staff has a grant for, each kind through its own index. They are distinct,
 * so that the planner can estimate their number.
 */
function grantedReports({ contactId, email }: Reader): Fragment {
  const contact = sql`${contactId}::int4`
  return sql`(select report_id from report_access where contact_id = ${contact}
    union select report_id from report_access
      where kind = 'staffRole' and role_id in ${rolesOf(sql`${email}::text`)}
    union select report_id from report_access where grade = (select grade from contact where id = ${contact})
    union select report_id from report_access
      where business_unit = (select business_unit from contact where id = ${contact}))`
}

/** Whether a reader has a grant for one report, looked up by the report. @param report its key */
function isGranted(report: Fragment, { contactId, email, isStaff }: Reader): Fragment {
  const contact = sql`${contactId}::int4`
  const byRole = sql`given.kind = ${isStaff ? 'staffRole' : 'customerRole'}
    and given.role_id = any(array${rolesOf(sql`${email}::text`)})`
  const ofStaff = sql`or given.grade = (select grade from contact where id = ${contact})
    or given.business_unit = (select business_unit from contact where id = ${contact})`
  return sql`exists (select from report_access as given where given.report_id = ${report}
    and (given.contact_id = ${contact} or (${byRole}) ${isStaff ? ofStaff : sql``}))`
}

function isReadableBy(alias: string, reader: Reader, given: Fragment): Fragment {
  const own = sql`${sql.id(alias, 'account_id')} = ${reader.accountId}::int4`
  return sql`(${sql.id(alias, 'deleted_date')} is null and ${sql.id(alias, 'publication_status')} = 'published'
    and ${reader.isStaff ? sql`true` : own} and ${given})`
}

/**
 * Whether a person may read a report: it is published, and one grant is enough. Clients only ever read reports of their
 * own account, whatever other roles or grants they have; these are few, so each is checked on its own.
 * @param alias of the report's table
 */
export function isReadable(alias: string, reader: Reader): Fragment {
  const id = sql.id(alias, 'id')
  const given = reader.isStaff ? sql`${id} in ${grantedReports(reader)}` : isGranted(id, reader)
  return isReadableBy(alias, reader, given)
}

/**
 * Like `isReadable`, for a page of everything that a person may read, in any order: without `is true`, the planner
 * joins the grants with all reports before sorting. Do not use it with a search or filter, which narrows the reports
 * first.
 */
export function isReadableOfMany(alias: string, reader: Reader): Fragment {
  if (!reader.isStaff) return isReadable(alias, reader)
  return isReadableBy(alias, reader, sql`(${sql.id(alias, 'id')} in ${grantedReports(reader)}) is true`)
}

/**
 * Whether a person who sees a report may download its file. The file of a report with row-level security holds
 * everyone's rows, so it is only for people who administer reports.
 */
export function mayTakeFile(alias: string, person: Person): Fragment {
  return managesReports(person) ? sql`true` : sql`${sql.id(alias, 'security_model')} = 'everyone'`
}

/** The reports that a person sees in the library: those they may read, or all for people who administer them. */
export function isSeenReport(alias: string, person: Person): Fragment {
  return managesReports(person)
    ? sql`${sql.id(alias, 'deleted_date')} is null`
    : isReadable(alias, readerOf(person))
}

/**
 * Like `isSeenReport`, for the few reports of one folder, client or project: it does not collect everything a person
 * may read for each of them.
 */
function isSeenAmongFew(alias: string, person: Person): Fragment {
  const reader = readerOf(person)
  return managesReports(person)
    ? sql`${sql.id(alias, 'deleted_date')} is null`
    : isReadableBy(alias, reader, isGranted(sql.id(alias, 'id'), reader))
}

/**
 * The reports in a folder, at any depth, that a person sees.
 * @param what to select of them; their alias is `inside`
 */
export function seenBelow(folder: string, person: Person, what: Fragment): Fragment {
  return sql`(select ${what} from report_folder as place join report as inside on inside.folder_id = place.id
    where place.account_id = ${sql.id(folder, 'account_id')} and place.deleted_date is null
      and (place.id = ${sql.id(folder, 'id')} or ${sql.id(folder, 'id')} = any(place.above))
      and ${isSeenAmongFew('inside', person)})`
}

/** The folders that a person sees: those with a report for them, or all for people who administer reports. */
export function isSeenFolder(alias: string, person: Person): Fragment {
  const isThere = sql`${sql.id(alias, 'deleted_date')} is null`
  if (managesReports(person)) return isThere
  return sql`(${isThere} and exists ${seenBelow(alias, person, sql``)})`
}

/** The reports of a client that a person sees. @param what to select of them; their alias is `inside` */
export function seenOfClient(account: string, person: Person, what: Fragment): Fragment {
  return sql`(select ${what} from report as inside
    where inside.account_id = ${sql.id(account, 'id')} and ${isSeenAmongFew('inside', person)})`
}

/** Like `isSeenClient`, for a page of all clients; see `isReadableOfMany`. */
export function isSeenClientOfMany(alias: string, person: Person): Fragment {
  return managesReports(person) ? isSeenClient(alias, person) : sql`(${isSeenClient(alias, person)}) is true`
}

/** The clients that a person sees in the library. */
export function isSeenClient(alias: string, person: Person): Fragment {
  return managesReports(person)
    ? sql`exists (select from report_folder as place
        where place.account_id = ${sql.id(alias, 'id')} and place.deleted_date is null)`
    : sql`${sql.id(alias, 'id')} in (select inside.account_id from report as inside
        where ${isSeenReport('inside', person)})`
}

/**
 * The reports of a project that a person sees, except those that are currently in a folder of another engagement.
 * @param what to select: `part` is the position, `inside` the report, and `place` the folder
 */
export function seenOfProject(project: string, person: Person, what: Fragment): Fragment {
  return sql`(select ${what} from report_of_project as part
    join report as inside on inside.id = part.report_id join report_folder as place on place.id = inside.folder_id
    where part.project_id = ${sql.id(project, 'id')}
      and coalesce(place.engagement_id = ${sql.id(project, 'engagement_id')}, true)
      and ${isSeenAmongFew('inside', person)})`
}

/** The projects that a person sees: those with a report for them, or all for people who administer reports. */
export function isSeenProject(alias: string, person: Person): Fragment {
  return managesReports(person) ? sql`true` : sql`exists ${seenOfProject(alias, person, sql``)}`
}

/** The name of a grant; roles have an English one. @param given alias of the grant's table */
export function grantName(given: string, language: 'en' | 'fr' = 'fr'): Fragment {
  const role = language === 'fr' ? sql`role_function_description` : englishRoleName('role')
  return sql`coalesce(${sql.id(given, 'grade')}, ${sql.id(given, 'business_unit')},
    (select ${role} from role where role.id = ${sql.id(given, 'role_id')}),
    (select contact_full_name from contact where contact.id = ${sql.id(given, 'contact_id')}))`
}

/** The sort position of a kind in lists of grants. */
export const kindOrder = sql`array_position(
  array['customerRole', 'staffRole', 'grade', 'businessUnit', 'contact', 'administrator'], kind)`

/**
 * All reasons why a contact may read a report, as JSON: ReportReason of the contract.
 * @param contact alias of the contact's table
 * @param report id and account of the report
 */
export function reasons(
  contact: string,
  report: { id: Fragment; accountId: Fragment },
  firmDomain: string,
): Fragment {
  const isStaff = isStaffContact(contact, firmDomain)
  const email = sql`lower(${sql.id(contact, 'contact_email_office')})`
  const roles = rolesOf(email)
  return sql`(select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'englishName', english_name) order by ${kindOrder}, name), '[]'::json)
    from (
      select given.kind, ${grantName('given')} as name, ${grantName('given', 'en')} as english_name
      from report_access as given
      where given.report_id = ${report.id} and (${isStaff} or ${sql.id(contact, 'account_id')} = ${report.accountId})
        and case given.kind
          when 'contact' then given.contact_id = ${sql.id(contact, 'id')}
          when 'grade' then ${isStaff} and given.grade = ${sql.id(contact, 'grade')}
          when 'businessUnit' then ${isStaff} and given.business_unit = ${sql.id(contact, 'business_unit')}
          when 'staffRole' then ${isStaff} and given.role_id in ${roles}
          else not ${isStaff} and given.role_id in ${roles} end
      union all
      select 'administrator', null, null where ${isStaff} and ${holdsScope(email, administering)}
    ) as reason)`
}
