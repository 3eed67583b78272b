import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { ApiConsumerTable, ApiKeyTable, ApiQuotaTable, ApiUsageTable } from './api-consumer-tables.ts'
import type { Moment } from './columns.ts'
import type {
  EngagementFeeTable,
  EngagementTotalTable,
  FeeTotalTable,
  RegisterNoticeTable,
} from './dashboard-tables.ts'
import type { MailKeyTable, MailTable } from './mail-tables.ts'
import type { MenuDraftChangeTable, MenuDraftTable, MenuPublicationTable } from './menu-draft-tables.ts'
import type {
  OnBoardingInvitationTable,
  OnBoardingRequestTable,
  OnBoardingSendingTable,
  OnBoardingStepTable,
  OnBoardingSubstituteTable,
} from './onboarding-tables.ts'
import type {
  FinderBucketTable,
  FinderChoiceTable,
  FinderEntryTable,
  FinderPartnerTable,
  FinderViewTable,
  FinderWordTable,
  ReferenceSheetExportTable,
  ReferenceSheetMemberTable,
  ReferenceSheetStepTable,
  ReferenceSheetTable,
} from './finder-tables.ts'
import type { PlanningContactTable, PlanningRequestTable, PlanningStepTable } from './planning-tables.ts'
import type { ReminderLogEntryTable, ReminderRuleTable } from './reminder-tables.ts'
import type { PublicationDocumentTable, PublicationTable } from './publication-tables.ts'
import type { FileLeaseTable, FileRemovalTable, ReportFileTable } from './report-file-tables.ts'
import type { ReportOfProjectTable, ReportProjectTable } from './report-project-tables.ts'
import type {
  ReportAccessTable,
  ReportFolderTable,
  ReportLayoutTable,
  ReportReadingTable,
  ReportTable,
} from './report-tables.ts'
import type {
  DocumentArchiveTable,
  DocumentEventTable,
  DocumentShareTable,
  DocumentTable,
  DocumentTextTable,
  DocumentUploadTable,
  DocumentVersionTable,
} from './document-tables.ts'
import type {
  StockAttendanceTable,
  CountKeyTable,
  StockCountTable,
  StockEntryTable,
  StockImportColumnsTable,
  StockImportEndedTable,
  StockImportPartTable,
  StockLineTable,
  StockMovementTable,
  StockPhotoTable,
  StockSampleLineTable,
  StockSampleTable,
  StockSumExplanationTable,
  StockTakeTable,
  StockZoneTable,
} from './inventory-tables.ts'
import type {
  SignatureAuthorityTable,
  SignatureFirmCertificateTable,
  SignatureEnvelopeTable,
  SignatureEventTable,
  SignatureFieldTable,
  SignatureLinkTable,
  SignatureSendingTable,
  SignatureSignerTable,
  SignatureTemplateTable,
  SignatureUploadTable,
} from './signature-tables.ts'
import type {
  AuditCheckEntryTable,
  AuditCheckTable,
  AuditCommentTable,
  AuditDocumentTable,
  AuditFolderTable,
  AuditRequestTable,
  AuditSealedFileTable,
} from './audit-tables.ts'
import type { StatementQuestionRatingTable, StatementQuestionTable } from './statement-question-tables.ts'
import type { StatementBalanceTable, StatementEntryTable, StatementRequestTable } from './statement-tables.ts'
import type {
  ReportTemplateTable,
  ReportTemplateUseTable,
  ReportTemplateVersionTable,
} from './report-template-tables.ts'
import type {
  ReportDefaultBookmarkTable,
  ReportEmbedKeyTable,
  ReportSavedBookmarkTable,
} from './report-viewer-tables.ts'
import type {
  AccessRequestTable,
  ApplicationFeatureTable,
  ApplicationModuleTable,
  ApplicationTable,
  FirmTable,
  RoleCalculatedUserTable,
  RoleChangeTable,
  RoleManagerTable,
  RoleMemberView,
  RoleScopeTable,
  RoleSizeTable,
  RoleStaticUserTable,
  RoleTable,
  ScopeClosureView,
  ScopeDependencyTable,
  ScopeTable,
  UserFactTable,
  UserKindTable,
  UserScopeView,
} from './rights-schema.ts'
import type {
  ClientRelationTable,
  DeletedClientRelationTable,
  IndependenceConflictView,
  NamedClientRelationView,
  NamedDeletedClientRelationView,
} from './network-tables.ts'
import type { TestBankAccountTable, TestTransactionTable, TestUserTable } from './test-data-tables.ts'

/** A list of menu ids as jsonb: write with `JSON.stringify`, read as an array. */
type MenuIds = ColumnType<number[], string | undefined, string>

export interface ContactTable {
  id: Generated<number>
  contact_first_name: string
  contact_last_name: string
  contact_full_name: GeneratedAlways<string>
  contact_email_office: string
  contact_phone_mobile_office: string | null
  contact_phone_mobile_private: string | null
  contact_phone_land_line: string | null
  contact_address1: string | null
  contact_address2: string | null
  contact_address3: string | null
  /** Collaborateur, Client or any other term of the customer store. */
  contact_type: 'Client' | 'Collaborateur' | 'Other'
  account_id: number | null
  business_unit: string | null
  grade: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** Created by the test-data tool: excluded from the firm's figures. */
  is_test: Generated<boolean>
  version: Generated<number>
}

export interface UserTable {
  id: Generated<number>
  name: string
  firstname: string
  /** Never contains an @. */
  user_login: string
  /** In lower case; used to find the person of a token. */
  user_email: string
  version: Generated<number>
}

export interface AccountTable {
  id: Generated<number>
  account_number: string
  account_legal_name: string
  /** SIREN, nine digits. */
  account_register_identification2: string | null
  /** Created by the test-data tool: excluded from the firm's figures. */
  is_test: Generated<boolean>
  version: Generated<number>
}

export interface EngagementTable {
  id: Generated<number>
  engagement_code: string
  engagement_description: string
  engagement_statut: string
  engagement_type: Generated<'real' | 'provisional'>
  engagement_account_number: string
  engagement_partner_email: string | null
  engagement_manager_email: string | null
  engagement_business_unit: string | null
  /** The partner who brought it to the firm. */
  engagement_originating_partner_email: string | null
  version: Generated<number>
}

export interface OfferTable {
  id: Generated<number>
  offer_name: string
  english_name: Generated<string | null>
  offer_description: string
  english_description: Generated<string | null>
  version: Generated<number>
}

export interface MenuTable {
  id: Generated<number>
  menu_code: string
  menu_title: string
  menu_english_title: string
  menu_description: string
  menu_english_description: string
  /** #rrggbb. */
  menu_color: string
  menu_icon: string
  menu_link: string
  menu_order: number
  menu_parent_id: number | null
  minimum_scope: string
  only_firm: Generated<boolean>
  force_refresh: Generated<boolean>
  /** The person who created it or last saved its form: e-mail in lower case; null if this was never recorded. */
  modified_by: string | null
  modified_date: Date | null
  version: Generated<number>
}

export interface MenuRevisionTable {
  id: number
  version: number
  force_refresh: boolean
}

export interface PreferenceTable {
  contact_id: number
  pinned_menu_ids: MenuIds
  recent_menu_ids: MenuIds
  menu_order: MenuIds
  known_menu_ids: ColumnType<number[] | null, string | null | undefined, string | null>
  sidebar: Generated<'expanded' | 'collapsed'>
  language: 'fr' | 'en' | null
  version: Generated<number>
}

export interface ListViewTable {
  contact_id: number
  list: string
  key: string
  name: string
  view: string
  is_default: boolean
}

export interface TermsTable {
  version: number
  /** The version, used as the entity key. */
  id: GeneratedAlways<number>
  /** SHA-256 in hexadecimal over both texts. */
  hash: string
  published_date: Moment
  title: string
  english_title: string
  text: string
  english_text: string
  changes: string | null
  english_changes: string | null
  /** E-mail in lower case; null if the product shipped with it. */
  published_by: string | null
}

/** The next version of the terms of use; at most one row. */
export interface TermsDraftTable {
  id: Generated<number>
  title: string
  english_title: string
  text: string
  english_text: string
  /** Empty until somebody writes it. */
  changes: string
  english_changes: string
  /** E-mails in lower case. */
  created_by: string
  created_date: Moment
  modified_by: string
  modified_date: Moment
  version: Generated<number>
}

export interface TermsAcceptanceTable {
  id: Generated<number>
  terms_version: number
  terms_hash: string
  language: string
  /** In lower case. */
  user_email: string
  accepted_date: Moment
  /** XXXX-XXXX-XXXX, digits and capitals. */
  receipt: string
}

export interface IdempotencyKeyTable {
  person: string
  operation: string
  key: string
  /** SHA-256 in hexadecimal of the request's path and body. */
  body_hash: string
  status: number
  headers: JSONColumnType<Record<string, string>>
  body: ColumnType<unknown, string | null, string | null>
  created_at: Moment
}

export interface OidcPayloadTable {
  model: string
  id: string
  payload: JSONColumnType<Record<string, unknown>>
  grant_id: string | null
  user_code: string | null
  uid: string | null
  expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  consumed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface OidcKeyTable {
  kid: string
  jwk: JSONColumnType<Record<string, unknown>>
  created_at: Moment
  /** Null: not a signing key. */
  signs_from: ColumnType<Date | null, Date | null, Date | null>
}

export interface NotificationTable {
  id: Generated<number>
  title: string
  english_title: string
  text: string
  english_text: string
  severity: 'info' | 'success' | 'warning' | 'critical'
  application_id: number | null
  audience: 'everyone' | 'staff' | 'customers' | 'roles' | 'accounts' | 'contacts'
  for_clients: boolean
  start_date: ColumnType<Date | null, Date | string | null, Date | string | null>
  end_date: ColumnType<Date | null, Date | string | null, Date | string | null>
  link: string | null
  is_draft: boolean
  /** How far the announcement to its audience has got. */
  delivery: Generated<'waiting' | 'live' | 'over'>
  /** Created by the product itself; nobody can edit it. */
  is_system: Generated<boolean>
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  modified_date: Moment
  deleted_date: ColumnType<Date | null, undefined, Date>
  version: Generated<number>
}

/** One role, account or contact of an audience. */
export interface NotificationTargetTable {
  id: Generated<number>
  notification_id: number
  role_id: number | null
  account_id: number | null
  contact_id: number | null
}

/** The number of times a person has marked something. */
export interface NotificationReaderTable {
  contact_id: number
  revision: number
}

export interface NotificationReadTable {
  contact_id: number
  notification_id: number
  is_read: boolean
  read_date: Moment
  /** The reader's revision when this was marked. */
  revision: number
}

export interface NotificationRevisionTable {
  id: number
  revision: number
  /** Changes up to this one have been deleted. */
  forgotten: number
}

export interface NotificationChangeTable {
  revision: number
  notification_id: number
  kind: 'started' | 'changed' | 'ended'
  changed_at: Moment
}

/** Every table and view. The migrations are authoritative; a test compares the two. */
export interface Schema {
  access_request: AccessRequestTable
  account: AccountTable
  api_consumer: ApiConsumerTable
  api_key: ApiKeyTable
  api_quota: ApiQuotaTable
  api_usage: ApiUsageTable
  app_user: UserTable
  application: ApplicationTable
  application_feature: ApplicationFeatureTable
  application_module: ApplicationModuleTable
  audit_check: AuditCheckTable
  audit_check_entry: AuditCheckEntryTable
  audit_comment: AuditCommentTable
  audit_document: AuditDocumentTable
  audit_folder: AuditFolderTable
  audit_request: AuditRequestTable
  audit_sealed_file: AuditSealedFileTable
  client_relation: ClientRelationTable
  deleted_client_relation: DeletedClientRelationTable
  contact: ContactTable
  document: DocumentTable
  document_archive: DocumentArchiveTable
  document_event: DocumentEventTable
  document_share: DocumentShareTable
  document_text: DocumentTextTable
  document_upload: DocumentUploadTable
  document_version: DocumentVersionTable
  engagement: EngagementTable
  engagement_fee: EngagementFeeTable
  engagement_total: EngagementTotalTable
  fee_total: FeeTotalTable
  file_lease: FileLeaseTable
  file_removal: FileRemovalTable
  finder_bucket: FinderBucketTable
  finder_entry: FinderEntryTable
  finder_partner: FinderPartnerTable
  finder_sector: FinderChoiceTable
  finder_service: FinderChoiceTable
  finder_view: FinderViewTable
  finder_word: FinderWordTable
  firm: FirmTable
  idempotency_key: IdempotencyKeyTable
  independence_conflict: IndependenceConflictView
  mail: MailTable
  mail_key: MailKeyTable
  menu: MenuTable
  menu_draft: MenuDraftTable
  menu_draft_change: MenuDraftChangeTable
  menu_publication: MenuPublicationTable
  menu_revision: MenuRevisionTable
  named_client_relation: NamedClientRelationView
  named_deleted_client_relation: NamedDeletedClientRelationView
  notification: NotificationTable
  notification_change: NotificationChangeTable
  notification_read: NotificationReadTable
  notification_reader: NotificationReaderTable
  notification_revision: NotificationRevisionTable
  notification_target: NotificationTargetTable
  offer: OfferTable
  oidc_key: OidcKeyTable
  oidc_payload: OidcPayloadTable
  on_boarding_invitation: OnBoardingInvitationTable
  on_boarding_request: OnBoardingRequestTable
  on_boarding_sending: OnBoardingSendingTable
  on_boarding_step: OnBoardingStepTable
  on_boarding_substitute: OnBoardingSubstituteTable
  planning_contact: PlanningContactTable
  planning_request: PlanningRequestTable
  planning_step: PlanningStepTable
  preference: PreferenceTable
  list_view: ListViewTable
  register_notice: RegisterNoticeTable
  publication: PublicationTable
  publication_document: PublicationDocumentTable
  reference_sheet: ReferenceSheetTable
  reference_sheet_export: ReferenceSheetExportTable
  reference_sheet_member: ReferenceSheetMemberTable
  reference_sheet_step: ReferenceSheetStepTable
  reminder_log_entry: ReminderLogEntryTable
  reminder_rule: ReminderRuleTable
  report: ReportTable
  report_access: ReportAccessTable
  report_default_bookmark: ReportDefaultBookmarkTable
  report_embed_key: ReportEmbedKeyTable
  report_folder: ReportFolderTable
  report_layout: ReportLayoutTable
  report_of_project: ReportOfProjectTable
  report_project: ReportProjectTable
  report_reading: ReportReadingTable
  report_file: ReportFileTable
  report_saved_bookmark: ReportSavedBookmarkTable
  report_template: ReportTemplateTable
  report_template_use: ReportTemplateUseTable
  report_template_version: ReportTemplateVersionTable
  role: RoleTable
  role_calculated_user: RoleCalculatedUserTable
  role_change: RoleChangeTable
  role_manager: RoleManagerTable
  role_member: RoleMemberView
  role_scope: RoleScopeTable
  role_size: RoleSizeTable
  role_static_user: RoleStaticUserTable
  scope: ScopeTable
  scope_closure: ScopeClosureView
  scope_dependency: ScopeDependencyTable
  signature_authority: SignatureAuthorityTable
  signature_firm_certificate: SignatureFirmCertificateTable
  signature_envelope: SignatureEnvelopeTable
  signature_event: SignatureEventTable
  signature_field: SignatureFieldTable
  signature_link: SignatureLinkTable
  signature_sending: SignatureSendingTable
  signature_signer: SignatureSignerTable
  signature_template: SignatureTemplateTable
  signature_upload: SignatureUploadTable
  statement_balance: StatementBalanceTable
  statement_entry: StatementEntryTable
  statement_question: StatementQuestionTable
  statement_question_rating: StatementQuestionRatingTable
  statement_request: StatementRequestTable
  count_key: CountKeyTable
  stock_count: StockCountTable
  stock_entry: StockEntryTable
  stock_import_columns: StockImportColumnsTable
  stock_import_ended: StockImportEndedTable
  stock_import_part: StockImportPartTable
  stock_line: StockLineTable
  stock_movement: StockMovementTable
  stock_photo: StockPhotoTable
  stock_attendance: StockAttendanceTable
  stock_sample: StockSampleTable
  stock_sample_line: StockSampleLineTable
  stock_sum_explanation: StockSumExplanationTable
  stock_take: StockTakeTable
  stock_zone: StockZoneTable
  terms: TermsTable
  terms_acceptance: TermsAcceptanceTable
  terms_draft: TermsDraftTable
  test_bank_account: TestBankAccountTable
  test_transaction: TestTransactionTable
  test_user: TestUserTable
  user_fact: UserFactTable
  user_kind: UserKindTable
  user_scope: UserScopeView
}

/** The database outside a transaction. */
export type Database = Kysely<Schema>

/** A database transaction. Inside it use nothing else: a query through `Database` would wait for ever on PGlite. */
export type Tx = Transaction<Schema>
