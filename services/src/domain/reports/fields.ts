import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'
import { restoredFor } from './folder-statements.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>

/** The client's name, for folders and reports. */
const accountName: Expressions[string] = alias =>
  sql`(select account_legal_name from account where account.id = ${sql.id(alias, 'account_id')})`

/** The portal address of a report. It uses the key, so that links survive renaming and moving. */
export const reportUrl: Expressions[string] = alias => sql`'/rapport?id=' || ${sql.id(alias, 'id')}`

/** A column of the report's folder. */
const ofFolder =
  (what: Fragment): Expressions[string] =>
  alias =>
    sql`(select ${what} from report_folder as place left join engagement on engagement.id = place.engagement_id
      where place.id = ${sql.id(alias, 'folder_id')})`

/** Computed fields of ReportFolder. */
export const folderExpressions: Expressions = {
  accountName,
  depth: alias => sql`cardinality(${sql.id(alias, 'above')}) + 1`,
  engagementCode: alias =>
    sql`(select engagement_code from engagement where engagement.id = ${sql.id(alias, 'engagement_id')})`,
}

/** The documents of a report's completed publications: `isSeenDocument` for people who see the report. */
export const documentCount: Expressions[string] = alias =>
  sql`(select count(*)::int4 from publication_document as document
    join publication as delivery on delivery.id = document.publication_id
    where delivery.report_id = ${sql.id(alias, 'id')} and delivery.status = 'validated')`

/** Computed fields of Report. */
export const reportExpressions: Expressions = {
  accountName,
  folderPath: ofFolder(sql`place.path`),
  engagementId: ofFolder(sql`place.engagement_id`),
  engagementCode: ofFolder(sql`engagement.engagement_code`),
  authorName: alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, 'author')})`,
  reportUrl,
  documentCount,
  pages: alias =>
    sql`coalesce((
      select json_agg(json_build_object('name', page -> 'name', 'displayName', page -> 'displayName') order by n)
      from report_layout, jsonb_array_elements(layout -> 'pages') with ordinality as pages (page, n)
      where report_layout.report_id = ${sql.id(alias, 'id')}
    ), '[]'::json)`,
  bookmarks: alias =>
    sql`coalesce((select layout -> 'bookmarks' from report_layout where report_layout.report_id = ${sql.id(alias, 'id')}),
      '[]'::jsonb)`,
}

/** Computed fields of ReportDeletion. */
export const deletionExpressions: Expressions = {
  accountName,
  deletedByName: alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${sql.id(alias, 'deleted_by')})`,
  expiresDate: alias => sql`${sql.id(alias, 'deleted_date')} + make_interval(days => ${restoredFor}::int4)`,
}

/** Computed fields of ContactReport. */
export const contactReportExpressions: Expressions = { accountName, folderPath: ofFolder(sql`place.path`) }
