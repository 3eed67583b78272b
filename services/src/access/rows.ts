import { sql } from 'kysely'
import type { Fragment, Restrict } from '../odata/scope.ts'
import { addresseeOf, isTheirs } from './addressed.ts'
import type { Consumer } from './consumers.ts'
import type { Person } from './person.ts'
import { isSeenRequest } from './planning-requests.ts'
import { isSeenClient, isSeenFolder, isSeenProject, isSeenReport } from './report-readers.ts'

/** The rows of an entity that somebody may see; undefined: all of them. */
type Rule = (alias: string, person: Person) => Fragment | undefined

const none: Fragment = sql`false`

function column(alias: string, name: string): Fragment {
  return sql`${sql.id(alias, name)}`
}

/** The list of the roles that somebody manages: a menu that leads there appears to those who manage one. */
export const managedRolesLink = '/app/security/roles?list=mine'

/** Rows of clients: their own contact, and what belongs to their own account. */
const ofClients: Readonly<Record<string, Rule>> = {
  Account: (alias, { contact }) => sql`${column(alias, 'id')} = ${contact?.accountId ?? null}::int4`,
  Contact: (alias, { contact }) => sql`${column(alias, 'id')} = ${contact?.id ?? null}::int4`,
  Engagement: (alias, { contact }) =>
    sql`${column(alias, 'engagement_account_number')} = ${contact?.accountNumber ?? null}::text`,
  OnBoardingRequest: (alias, { contact, email }) =>
    sql`(lower(${column(alias, 'contact_email')}) = ${email}::text or ${column(alias, 'created_by')} = ${email}::text or ${column(alias, 'account_ibs_id')} = ${contact?.accountNumber ?? null}::text)`,
  User: (alias, { email }) => sql`${column(alias, 'user_email')} = ${email}::text`,
  Offer: () => undefined,
}

/** Rows of roles: who reads no roles sees those of the roles that they manage. @param key the column of the role */
function ofRoles(key: string): Rule {
  return (alias, { scopes, staff, userId }) => {
    if (!staff) return none
    if (scopes.has('Roles.Read')) return undefined
    return sql`${column(alias, key)} in (select roles_id from role_manager where users_id = ${userId ?? null}::int4)`
  }
}

/** Rows that are personal for every caller. */
const ofEverybody: Readonly<Record<string, Rule>> = {
  TermsAcceptance: (alias, { email }) => sql`${column(alias, 'user_email')} = ${email}::text`,
  UserScope: (alias, { email, scopes, staff }) =>
    staff && scopes.has('Users.Read') ? undefined : sql`${column(alias, 'user_email')} = ${email}::text`,
  Menu: (alias, { scopes, staff, managesRoles }) => {
    const scope = sql`${column(alias, 'minimum_scope')} = any(${[...scopes]}::text[])`
    const forFirm = staff ? scope : sql`(${scope} and not ${column(alias, 'only_firm')})`
    if (staff && managesRoles) return forFirm
    return sql`(${forFirm} and ${column(alias, 'menu_link')} <> ${managedRolesLink}::text)`
  },
  PlanningRequest: isSeenRequest,
  Report: isSeenReport,
  ReportClient: isSeenClient,
  ReportFolder: isSeenFolder,
  ReportProject: isSeenProject,
  MyNotification: (alias, person) => isTheirs(alias, addresseeOf(person)),
  ReportFile: (alias, { email }) =>
    sql`(${column(alias, 'created_by')} = ${email}::text and ${column(alias, 'report_id')} is null
      and ${column(alias, 'template_version_id')} is null and ${column(alias, 'document_id')} is null)`,
  Role: ofRoles('id'),
  RoleChange: ofRoles('roles_id'),
  RoleManager: ofRoles('roles_id'),
  RoleMember: ofRoles('roles_id'),
  RoleScope: ofRoles('roles_id'),
  RoleStaticUser: ofRoles('roles_id'),
  Notification: (alias, { staff }) => (staff ? sql`${column(alias, 'deleted_date')} is null` : none),
}

/**
 * The row rules of a person for the OData engine: asked for wherever rows of an entity enter a statement, expansions
 * and paths included. An entity without a rule of its own is hidden from clients.
 */
export function rowsOf(person: Person): Restrict {
  return (entity, alias) => {
    const rule = ofEverybody[entity]
    if (rule) return rule(alias, person)
    if (person.staff) return undefined
    const own = ofClients[entity]
    return own ? own(alias, person) : none
  }
}

/**
 * The row rules of a program: all rows of the entities of what it has subscribed to, none of any other. Nobody asks, so
 * that there is nobody whose own rows they could be.
 */
export function rowsOfConsumer({ entities }: Consumer): Restrict {
  return entity => (entities.has(entity) ? undefined : none)
}

/** The rows of the menu administration, which shows what `listMenus` trims. */
export function rowsForMenuAdministration(person: Person): Restrict {
  const rows = rowsOf(person)
  return (entity, alias) => (entity === 'Menu' ? undefined : rows(entity, alias))
}
