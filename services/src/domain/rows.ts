import { sql } from 'kysely'
import type { Person } from '../access/person.ts'
import { restrictTo, type RowAccess, type Rule } from '../access/rows.ts'
import type { Fragment, Restrict } from '../odata/scope.ts'
import {
  isDeletedDocument,
  isSeenClientDocument,
  isSeenShare,
  isSeenVersion,
} from './documents/seen-documents.ts'
import { isSeenSheet } from './finder/seen-sheets.ts'
import { managedRolesLink } from './links.ts'
import { addresseeOf, isTheirs } from './notifications/addressed.ts'
import { openToAll, openToStaff } from './open-rows.ts'
import { isOfAccount } from './audit-folders/fields.ts'
import { isSeenSubstitute } from './onboarding/fields.ts'
import { isSeenOnBoarding } from './onboarding/seen-onboarding.ts'
import { isOwnCount, isSeenCountLine, isSeenCountSheet, isSeenPhoto } from './inventories/seen-sheets.ts'
import { isSeenEnvelope, isSeenOfEnvelope } from './signatures/seen-envelopes.ts'
import { isSeenRequest } from './planning/seen-requests.ts'
import { isSeenDocument } from './publications/seen-documents.ts'
import { isSeenClient, isSeenFolder, isSeenProject, isSeenReport } from './reports/readers.ts'

type Open = keyof typeof openToStaff | keyof typeof openToAll

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/**
 * Rows of roles: people who may not read all roles see those of the roles they manage.
 * @param key the column of the role
 */
function ofRoles(key: string): Rule {
  return (alias, { scopes, staff, userId }) => {
    if (!staff) return sql`false`
    if (scopes.has('Roles.Read')) return sql`true`
    return sql`${column(alias, key)} in (select roles_id from role_manager where users_id = ${userId ?? null}::int4)`
  }
}

/** The row rules of the product. An entity without a rule that is not named in `open-rows.ts` does not compile. */
export const rowAccess: RowAccess<Open> = {
  toStaff: openToStaff,
  toAll: openToAll,
  rules: {
    AdministeredMenu: (_alias, { scopes, staff }) =>
      staff && scopes.has('Menus.Manage') ? sql`true` : sql`false`,
    // Nobody decides their own request.
    AccessRequest: (alias, { scopes, staff, userId }) =>
      staff && scopes.has('Roles.Manage')
        ? sql`(${column(alias, 'users_id')} is distinct from ${userId ?? null}::int4)`
        : sql`false`,
    CountLine: isSeenCountLine,
    CountPhoto: isSeenPhoto,
    CountSheet: isSeenCountSheet,
    Document: isSeenClientDocument,
    DocumentDeletion: isDeletedDocument,
    DocumentEvent: (alias, person) => (person.staff ? isSeenVersion(alias, person) : sql`false`),
    DocumentShare: isSeenShare,
    DocumentUpload: (alias, { email }) =>
      sql`(${column(alias, 'created_by')} = ${email}::text and ${column(alias, 'expires_date')} > now())`,
    DocumentVersion: isSeenVersion,
    // A menu below a hidden one cannot be reached, so it is hidden with it.
    Menu: (alias, { scopes, staff, managesRoles }) => {
      const isAllowed = (menu: string) => {
        const scope = sql`${column(menu, 'minimum_scope')} = any(${[...scopes]}::text[])`
        const forFirm = staff ? scope : sql`(${scope} and not ${column(menu, 'only_firm')})`
        if (staff && managesRoles) return forFirm
        return sql`(${forFirm} and ${column(menu, 'menu_link')} <> ${managedRolesLink}::text)`
      }
      return sql`(${isAllowed(alias)} and not exists (
        with recursive menu_above as (
          select id, menu_parent_id, minimum_scope, only_firm, menu_link
          from menu as parent where parent.id = ${column(alias, 'menu_parent_id')}
          union
          select parent.id, parent.menu_parent_id, parent.minimum_scope, parent.only_firm, parent.menu_link
          from menu as parent join menu_above as child on child.menu_parent_id = parent.id
        )
        select from menu_above where not ${isAllowed('menu_above')}
      ))`
    },
    MyCount: isOwnCount,
    MyNotification: (alias, person) => isTheirs(alias, addresseeOf(person)),
    Notification: (alias, { staff }) =>
      staff
        ? sql`(${column(alias, 'deleted_date')} is null and not ${column(alias, 'is_system')})`
        : sql`false`,
    OnBoardingRequest: isSeenOnBoarding,
    OnBoardingSubstitute: isSeenSubstitute,
    PlanningRequest: isSeenRequest,
    ReferenceSheet: isSeenSheet,
    Report: isSeenReport,
    ReportClient: isSeenClient,
    ReportDocument: isSeenDocument,
    ReportFile: (alias, { email }) =>
      sql`(${column(alias, 'created_by')} = ${email}::text and ${column(alias, 'report_id')} is null
        and ${column(alias, 'template_version_id')} is null and ${column(alias, 'document_id')} is null)`,
    ReportFolder: isSeenFolder,
    ReportProject: isSeenProject,
    Role: ofRoles('id'),
    RoleChange: ofRoles('roles_id'),
    RoleManager: ofRoles('roles_id'),
    RoleMember: ofRoles('roles_id'),
    RoleScope: ofRoles('roles_id'),
    RoleStaticUser: ofRoles('roles_id'),
    SignatureEnvelope: isSeenEnvelope,
    SignatureEvent: isSeenOfEnvelope,
    SignatureSigner: isSeenOfEnvelope,
    SignatureTemplate: (alias, { email }) => sql`${column(alias, 'created_by')} = ${email}::text`,
    SignatureUpload: (alias, { email }) =>
      sql`(${column(alias, 'created_by')} = ${email}::text and ${column(alias, 'expires_date')} > now())`,
    TermsAcceptance: (alias, { email }) => sql`${column(alias, 'user_email')} = ${email}::text`,
    UserScope: (alias, { email, scopes, staff }) =>
      staff && scopes.has('Users.Read') ? sql`true` : sql`${column(alias, 'user_email')} = ${email}::text`,
  },
  // Their own contact, and everything that belongs to their own account.
  ofClients: {
    Account: (alias, { contact }) => sql`${column(alias, 'id')} = ${contact?.accountId ?? null}::int4`,
    AuditRequest: (alias, { contact }) => isOfAccount(alias, contact?.accountId ?? null),
    Contact: (alias, { contact }) => sql`${column(alias, 'id')} = ${contact?.id ?? null}::int4`,
    Engagement: (alias, { contact }) =>
      sql`${column(alias, 'engagement_account_number')} = ${contact?.accountNumber ?? null}::text`,
    User: (alias, { email }) => sql`${column(alias, 'user_email')} = ${email}::text`,
  },
}

/** The rows that a person may see. */
export const rowsOf = (person: Person): Restrict => restrictTo(rowAccess, person)
