/**
 * Columns whose order has an index with nulls first, as `table.column`. None of them is ever null, though the contract
 * allows it for most: an order by one of them puts nulls first, which only makes the index usable in both directions.
 */
export const orderIndexes: ReadonlySet<string> = new Set([
  'account.account_legal_name',
  'account.account_number',
  'app_user.firstname',
  'app_user.name',
  'app_user.user_email',
  'contact.contact_email_office',
  'contact.contact_first_name',
  'contact.contact_full_name',
  'contact.contact_last_name',
  'engagement.engagement_account_number',
  'engagement.engagement_code',
  'engagement.engagement_description',
  'on_boarding_request.account_legal_name',
  'on_boarding_request.contact_email',
  'on_boarding_request.contact_last_name',
  'on_boarding_request.created_date',
  'on_boarding_request.statut',
  'on_boarding_request.titre',
  'report.modification_date',
  'report.name',
  'report.publication_status',
  'report_folder.name',
  'report_folder.path',
  'report_project.modified_date',
])
