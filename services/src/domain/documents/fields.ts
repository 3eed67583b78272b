import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import { keptDays } from './statements.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

const accountName: Expressions[string] = alias =>
  sql`(select account_legal_name from account where account.id = ${sql.id(alias, 'account_id')})`

/** The name of the person whose email is in a column. */
const nameIn =
  (column: string): Expressions[string] =>
  alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, column)})`

/** A column of the current version. */
const ofVersion =
  (column: string): Expressions[string] =>
  alias =>
    sql`(select ${sql.id('current', column)} from document_version as current
      where current.id = ${sql.id(alias, 'version_id')})`

/** Computed fields of Document. */
export const documentExpressions: Expressions = {
  accountName,
  accountNumber: alias =>
    sql`(select account_number from account where account.id = ${sql.id(alias, 'account_id')})`,
  engagementCode: alias =>
    sql`(select engagement_code from engagement where engagement.id = ${sql.id(alias, 'engagement_id')})`,
  versionNumber: ofVersion('number'),
  fileSize: ofVersion('file_size'),
  activeContent: ofVersion('active_content'),
  // The list writes there what a search found.
  textMatch: () => sql`null::jsonb`,
  createdByName: nameIn('created_by'),
  modifiedByName: nameIn('modified_by'),
}

/** Computed fields of DocumentVersion. */
export const documentVersionExpressions: Expressions = { createdByName: nameIn('created_by') }

const contactName: Expressions[string] = alias =>
  sql`(select contact_full_name from contact where contact.id = ${sql.id(alias, 'contact_id')})`

/** Fields of DocumentEvent that are computed. */
export const documentEventExpressions: Expressions = {
  contactName,
  createdByName: nameIn('created_by'),
  // Of those whom the list tells of it: they read that document.
  link: alias => sql`(
    select jsonb_build_object('documentId', link.id, 'name', link.name, 'accountName', account_legal_name,
      'fiscalYear', link.fiscal_year, 'folder', link.folder)
    from document as link join account on account.id = link.account_id
    where link.id = ${sql.id(alias, 'other_id')})`,
}

/** Computed fields of DocumentShare. */
export const documentShareExpressions: Expressions = {
  contactName,
  contactEmail: alias =>
    sql`(select lower(contact_email_office) from contact where contact.id = ${sql.id(alias, 'contact_id')})`,
  createdByName: nameIn('created_by'),
}

/** Fields of Document that depend on the caller, defined in `fields-of-person.ts`. */
export const fieldsOfPerson = ['sharedUntil', 'sharedByName', 'linkedTo', 'isLink'] as const

/** Computed fields of DocumentDeletion. */
export const documentDeletionExpressions: Expressions = {
  accountName,
  deletedByName: nameIn('deleted_by'),
  expiresDate: alias => sql`${sql.id(alias, 'deleted_date')} + make_interval(days => ${keptDays}::int4)`,
}

/** Computed fields of DocumentUpload. */
export const documentUploadExpressions: Expressions = {
  accountName,
  uploadUrl: alias => sql`'/v1/Uploads/' || ${sql.id(alias, 'file_key')}`,
}
