import type { AuditCheckKind } from '@parvis/accounting/audit/finding'
import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>
type Expression = Expressions[string]

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/** The name of the person with an email in lower case. */
const nameIn =
  (name: string): Expression =>
  alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${column(alias, name)})`

/** Due dates are days in France. */
const today: Fragment = sql`(now() at time zone 'Europe/Paris')::date`

const isLate = (alias: string): Fragment =>
  sql`(${column(alias, 'status')} in ('open', 'returned') and coalesce(${column(alias, 'due_date')} < ${today}, false))`

const counted =
  (table: 'audit_request' | 'audit_check', where: Fragment): Expression =>
  alias =>
    sql`(select count(*)::int4 from ${sql.id(table)} as part where part.folder_id = ${column(alias, 'id')} and ${where})`

const requests = counted('audit_request', sql`true`)
const accepted = counted('audit_request', sql`part.status = 'accepted'`)
const checks = counted('audit_check', sql`true`)
const concluded = counted('audit_check', sql`part.conclusion is not null`)
const reviewed = counted('audit_check', sql`part.reviewed_by is not null`)

const ofEngagement =
  (what: string): Expression =>
  alias =>
    sql`(select ${sql.id(what)} from engagement where engagement.id = ${column(alias, 'engagement_id')})`

/** Computed fields of AuditFolder. */
export const auditFolderExpressions: Expressions = {
  accountName: alias =>
    sql`(select account_legal_name from account where account.id = ${column(alias, 'account_id')})`,
  engagementCode: ofEngagement('engagement_code'),
  engagementDescription: ofEngagement('engagement_description'),
  // Rounded down: only a folder that can be sealed is at 100. A check counts twice, because it is concluded and
  // reviewed.
  completeness: alias =>
    sql`coalesce((${accepted(alias)} + ${concluded(alias)} + ${reviewed(alias)}) * 100
      / nullif(${requests(alias)} + 2 * ${checks(alias)}, 0), 0)`,
  requestCount: requests,
  acceptedCount: accepted,
  submittedCount: counted('audit_request', sql`part.status = 'submitted'`),
  lateCount: counted('audit_request', isLate('part')),
  checkCount: checks,
  concludedCount: concluded,
  reviewedCount: reviewed,
  statementPeriodEnd: alias =>
    sql`(select period_end from statement_request where statement_request.id = ${column(alias, 'statement_request_id')})`,
  priorYear: alias =>
    sql`(select prior.year from audit_folder as prior where prior.id = ${column(alias, 'prior_folder_id')})`,
  preparedByName: nameIn('prepared_by'),
  reviewedByName: nameIn('reviewed_by'),
  createdByName: nameIn('created_by'),
}

const ofFolder =
  (what: Fragment): Expression =>
  alias =>
    sql`(select ${what} from audit_folder as folder join account on account.id = folder.account_id
      join engagement on engagement.id = folder.engagement_id where folder.id = ${column(alias, 'folder_id')})`

/** Computed fields of AuditRequest. */
export const auditRequestExpressions: Expressions = {
  accountName: ofFolder(sql`account_legal_name`),
  folderYear: ofFolder(sql`folder.year`),
  engagementDescription: ofFolder(sql`engagement_description`),
  isFolderOpen: ofFolder(sql`folder.status = 'open'`),
  contactName: alias =>
    sql`(select contact_full_name from contact where contact.id = ${column(alias, 'contact_id')})`,
  isLate,
  decidedByName: nameIn('decided_by'),
  documents: alias => sql`coalesce((
      select json_agg(json_build_object('@odata.etag', '"' || document.version || '"', 'documentId', document.id,
        'fileName', document.file_name, 'fileSize', document.file_size, 'receivedSize', document.received_size,
        'uploadUrl', '/v1/Uploads/' || document.file_key, 'sha256', document.sha256,
        'createdBy', document.created_by, 'createdByName', ${nameIn('created_by')('document')},
        'arrivedDate', to_char(document.arrived_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by document.id)
      from audit_document as document where document.request_id = ${column(alias, 'id')}
    ), '[]'::json)`,
}

/** Document requests in the folders of one client. */
export const isOfAccount = (alias: string, accountId: number | null): Fragment =>
  sql`${column(alias, 'folder_id')} in (select id from audit_folder where account_id = ${accountId}::int4)`

/** Checks that do not apply to a trial balance, whose file has no entries. */
const checksOfEntries: readonly AuditCheckKind[] = [
  'cross-footing',
  'trial-balance',
  'benford',
  'weekend',
  'round-sums',
  'duplicate-invoices',
  'after-closing',
]

/** Computed fields of AuditCheck. */
export const auditCheckExpressions: Expressions = {
  reason: alias =>
    sql`(select 'no-entries' from audit_folder as folder join statement_request as request
        on request.id = folder.statement_request_id
      where folder.id = ${column(alias, 'folder_id')} and request.content = 'balances'
        and ${column(alias, 'result')} = 'not-applicable' and ${column(alias, 'check')} = any(${checksOfEntries}::text[]))`,
  listedCount: alias =>
    sql`(select count(*)::int4 from audit_check_entry where check_id = ${column(alias, 'id')})`,
  concludedByName: nameIn('concluded_by'),
  reviewedByName: nameIn('reviewed_by'),
  reviewedInitials: alias =>
    sql`(select upper(left(contact_first_name, 1) || left(contact_last_name, 1)) from contact
      where lower(contact_email_office) = ${column(alias, 'reviewed_by')})`,
}

/** Computed fields of AuditComment. */
export const auditCommentExpressions: Expressions = {
  createdByName: nameIn('created_by'),
  mentions: alias => sql`to_json(${column(alias, 'mentions')})`,
}

/** Fields of AuditFolder and of AuditRequest that depend on the caller, defined in `fields-of-person.ts`. */
export const folderFieldsOfPerson = ['isWaitingForMe', 'hasConcluded'] as const
export const requestFieldsOfPerson = ['isWaitingForMe'] as const
