import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'
import { reportUrl } from '../reports/fields.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

const ofRequest =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from planning_request as request
      join engagement on engagement.id = request.engagement_id
      join account on account.account_number = engagement_account_number
      join offer on offer.id = request.offer_id
      where request.id = ${sql.id(alias, 'request_id')})`

const ofReport =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from report join report_folder as place on place.id = report.folder_id
      where report.id = ${sql.id(alias, 'report_id')} and report.deleted_date is null)`

/** The name of the person with an email in lower case. */
const nameOf =
  (column: string): Expressions[string] =>
  alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, column)})`

/** Computed fields of Publication. */
export const publicationExpressions: Expressions = {
  requestNumber: ofRequest(sql`request.number`),
  engagementCode: ofRequest(sql`engagement_code`),
  accountId: ofRequest(sql`account.id`),
  accountName: ofRequest(sql`account_legal_name`),
  solution: ofRequest(sql`offer_name`),
  englishSolution: ofRequest(sql`coalesce(offer.english_name, offer_name)`),
  desiredDeliveryDate: ofRequest(sql`request.desired_delivery_date`),
  reportName: ofReport(sql`report.name`),
  folderPath: ofReport(sql`place.path`),
  createdByName: nameOf('created_by'),
  closedByName: nameOf('closed_by'),
  documents: alias =>
    sql`coalesce((
      select json_agg(json_build_object('documentId', document.id, 'fileName', document.file_name,
        'fileSize', document.file_size, 'createdBy', document.created_by,
        'createdDate', to_char(document.created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by document.id)
      from publication_document as document where document.publication_id = ${sql.id(alias, 'id')}
    ), '[]'::json)`,
}

/** A column of `report` or `publication` for the report that a document accompanies. */
const ofDelivery =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from publication left join report on report.id = publication.report_id
      where publication.id = ${sql.id(alias, 'publication_id')})`

/** Computed fields of ReportDocument. */
export const reportDocumentExpressions: Expressions = {
  reportId: ofDelivery(sql`report.id`),
  reportName: ofDelivery(sql`report.name`),
  reportUrl: ofDelivery(sql`${reportUrl('report')}`),
  accountName: ofDelivery(sql`(select account_legal_name from account where account.id = report.account_id)`),
  publishedDate: ofDelivery(sql`publication.closed_date`),
}
