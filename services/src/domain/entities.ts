import { sql } from 'kysely'
import type { EntityOverrides } from '../odata/contract.ts'
import type { EntityName } from '../server/operation-types.ts'
import { accessRequestExpressions } from './access-requests/fields.ts'
import { apiConsumerExpressions, apiKeyExpressions } from './api-consumers/fields.ts'
import {
  documentDeletionExpressions,
  documentEventExpressions,
  documentExpressions,
  documentShareExpressions,
  documentUploadExpressions,
  documentVersionExpressions,
  fieldsOfPerson as sharingFields,
} from './documents/fields.ts'
import { findsDocument } from './documents/text/statements.ts'
import {
  envelopeExpressions,
  signatureEventExpressions,
  signatureSignerExpressions,
  signatureUploadExpressions,
} from './signatures/fields.ts'
import {
  folderFieldsOfPerson,
  requestFieldsOfPerson,
  auditCheckExpressions,
  auditCommentExpressions,
  auditFolderExpressions,
  auditRequestExpressions,
} from './audit-folders/fields.ts'
import {
  countLineExpressions,
  countPhotoExpressions,
  countSheetExpressions,
  fieldsOfPerson as sheetFields,
  myCountExpressions,
  stockCountExpressions,
  stockEntryExpressions,
  stockLineExpressions,
  stockMovementExpressions,
  stockTakeExpressions,
  stockValueExpressions,
} from './inventories/fields.ts'
import { statementRequestExpressions } from './financial-statements/fields.ts'
import { administeredMenuExpressions } from './menus/fields.ts'
import { mailExpressions } from './mail/fields.ts'
import { clientRelationExpressions, deletedClientRelationExpressions } from './network/relations/fields.ts'
import { fieldsOfPerson, referenceSheetExpressions } from './finder/fields.ts'
import { reminderLogExpressions } from './finder/reminders/log.ts'
import { myNotificationExpressions, notificationExpressions } from './notifications/fields.ts'
import { offerExpressions } from './onboarding/client-role.ts'
import { onBoardingExpressions, substituteExpressions } from './onboarding/fields.ts'
import { planningExpressions } from './planning/fields.ts'
import { publicationExpressions, reportDocumentExpressions } from './publications/fields.ts'
import {
  contactReportExpressions,
  deletionExpressions,
  folderExpressions,
  reportExpressions,
} from './reports/fields.ts'
import { reportTemplateExpressions, reportTemplateUseExpressions } from './report-templates/fields.ts'
import { reportFileExpressions } from './report-files/fields.ts'
import { projectExpressions } from './report-projects/fields.ts'
import { roleExpressions } from './roles/fields.ts'
import { termsVersionExpressions } from './terms/fields.ts'
import { testUserExpressions } from './test-data/fields.ts'

/** The ETag of a row (RFC 9110): its version in double quotes. */
const etag = { '@odata.etag': (alias: string) => sql`'"' || ${sql.ref(`${alias}.version`)} || '"'` }

/** What the services know of each entity beyond its schema: tables with other names, and the targets of navigations. */
export const entities: Readonly<Record<EntityName, EntityOverrides>> = {
  AccessRequest: { expressions: { ...etag, ...accessRequestExpressions } },
  Account: {},
  ApiConsumer: {
    expressions: { ...etag, ...apiConsumerExpressions },
    relations: { owner: { entity: 'User', many: false, column: 'owner_id' } },
  },
  ApiKey: { expressions: { ...etag, ...apiKeyExpressions } },
  ApiUsage: {},
  Application: {
    expressions: etag,
    relations: {
      applicationModule: { entity: 'ApplicationModule', many: true, foreignColumn: 'application_id' },
      applicationFeature: { entity: 'ApplicationFeature', many: true, foreignColumn: 'application_id' },
      securityScopes: { entity: 'Scope', many: true, foreignColumn: 'application_id' },
      scopesDependencies: { entity: 'ScopeDependency', many: true, foreignColumn: 'application_id' },
    },
  },
  ApplicationFeature: { expressions: etag },
  ApplicationModule: {
    expressions: etag,
    relations: {
      subModules: { entity: 'ApplicationModule', many: true, foreignColumn: 'parent_module_id' },
    },
  },
  AuditCheck: { expressions: { ...etag, ...auditCheckExpressions } },
  AuditComment: { expressions: auditCommentExpressions },
  AuditFolder: { expressions: { ...etag, ...auditFolderExpressions }, exclude: folderFieldsOfPerson },
  AuditRequest: { expressions: { ...etag, ...auditRequestExpressions }, exclude: requestFieldsOfPerson },
  ClientRelation: {
    table: 'named_client_relation',
    expressions: { ...etag, ...clientRelationExpressions },
  },
  Contact: {},
  // Handlers add what depends on the caller, or on the person asked about: here and in the entities below.
  ContactReport: { table: 'report', expressions: contactReportExpressions, exclude: ['reasons'] },
  ContactWithoutUser: {},
  // Reveal no expected values, in any field.
  CountLine: { table: 'stock_line', expressions: countLineExpressions },
  CountPhoto: { table: 'stock_photo', expressions: { ...etag, ...countPhotoExpressions } },
  CountSheet: { table: 'stock_take', expressions: countSheetExpressions, exclude: sheetFields },
  DeletedClientRelation: {
    table: 'named_deleted_client_relation',
    expressions: deletedClientRelationExpressions,
  },
  Document: {
    expressions: { ...etag, ...documentExpressions },
    // Handlers add what depends on the caller.
    exclude: sharingFields,
    finds: findsDocument,
  },
  DocumentDeletion: { table: 'document', expressions: documentDeletionExpressions },
  DocumentEvent: { expressions: documentEventExpressions },
  DocumentShare: { expressions: { ...etag, ...documentShareExpressions } },
  DocumentUpload: { expressions: { ...etag, ...documentUploadExpressions } },
  DocumentVersion: { expressions: documentVersionExpressions },
  Engagement: {},
  IndependenceConflict: {},
  // The handler renders it for readers.
  Mail: { expressions: { ...etag, ...mailExpressions }, exclude: ['text', 'html'] },
  Menu: {
    expressions: etag,
    relations: { inverseMenuParent: { entity: 'Menu', many: true, foreignColumn: 'menu_parent_id' } },
  },
  AdministeredMenu: {
    table: 'menu',
    expressions: { ...etag, ...administeredMenuExpressions },
    relations: { inverseMenuParent: { entity: 'Menu', many: true, foreignColumn: 'menu_parent_id' } },
  },
  // Handlers add what depends on the caller.
  MyNotification: { table: 'notification', expressions: myNotificationExpressions, exclude: ['isRead'] },
  MyCount: { table: 'stock_count', expressions: myCountExpressions },
  Notification: {
    expressions: { ...etag, ...notificationExpressions },
    exclude: ['recipientCount', 'readCount'],
  },
  Offer: { expressions: offerExpressions },
  OnBoardingRequest: { expressions: { ...etag, ...onBoardingExpressions } },
  OnBoardingSubstitute: { expressions: { ...etag, ...substituteExpressions } },
  PlanningRequest: { expressions: { ...etag, ...planningExpressions }, exclude: ['mayChange'] },
  Publication: { expressions: { ...etag, ...publicationExpressions } },
  ReferenceSheet: {
    expressions: { ...etag, ...referenceSheetExpressions },
    exclude: fieldsOfPerson,
  },
  ReminderLogEntry: { expressions: reminderLogExpressions },
  Report: {
    expressions: { ...etag, ...reportExpressions },
    exclude: ['isFavourite', 'lastOpenedDate', 'isModified', 'mayDownload'],
  },
  ReportClient: { table: 'account', exclude: ['reportCount'] },
  ReportDocument: { table: 'publication_document', expressions: reportDocumentExpressions },
  ReportDeletion: { expressions: deletionExpressions },
  ReportFolder: { expressions: { ...etag, ...folderExpressions }, exclude: ['reportCount'] },
  ReportProject: { expressions: { ...etag, ...projectExpressions }, exclude: ['reportCount', 'reports'] },
  ReportReader: { table: 'contact', exclude: ['isStaff', 'canOpen', 'reasons'] },
  ReportFile: { expressions: { ...etag, ...reportFileExpressions }, exclude: ['sameReports'] },
  ReportTemplate: { expressions: { ...etag, ...reportTemplateExpressions } },
  ReportTemplateUse: { expressions: reportTemplateUseExpressions },
  Role: {
    expressions: { ...etag, ...roleExpressions },
    relations: {
      creator: { entity: 'User', many: false, column: 'creator_id' },
      modifier: { entity: 'User', many: false, column: 'modifier_id' },
      roleManagers: { entity: 'RoleManager', many: true, foreignColumn: 'roles_id' },
      roleStaticUsers: { entity: 'RoleStaticUser', many: true, foreignColumn: 'roles_id' },
      roleScopes: { entity: 'RoleScope', many: true, foreignColumn: 'roles_id' },
    },
  },
  RoleChange: { table: 'role_change_told' },
  RoleManager: {
    expressions: etag,
    relations: { users: { entity: 'User', many: false, column: 'users_id' } },
  },
  RoleMember: { table: 'role_member_person' },
  RoleScope: {
    expressions: etag,
    relations: { scope: { entity: 'Scope', many: false, column: 'scope_id' } },
  },
  RoleStaticUser: {
    expressions: etag,
    relations: { users: { entity: 'User', many: false, column: 'users_id' } },
  },
  Scope: { expressions: etag },
  ScopeDependency: { expressions: etag },
  // The handler adds who holds a scope, and how, for the requested scope.
  ScopeHolder: {
    table: 'app_user',
    exclude: ['isDirect', 'isStatic', 'isCalculated', 'roleCount', 'roleNames', 'englishRoleNames'],
  },
  // Handlers add what depends on the caller.
  SignatureEnvelope: {
    expressions: { ...etag, ...envelopeExpressions },
    exclude: ['isMine', 'isMyTurn', 'isRemindable', 'isCopied', 'documentId', 'document'],
  },
  SignatureEvent: { expressions: signatureEventExpressions },
  SignatureSigner: { expressions: signatureSignerExpressions },
  SignatureTemplate: { expressions: etag },
  SignatureUpload: { expressions: { ...etag, ...signatureUploadExpressions } },
  StatementAccount: {},
  StatementEntry: {},
  StatementRequest: { expressions: { ...etag, ...statementRequestExpressions } },
  StockCount: { expressions: stockCountExpressions },
  StockEntry: { expressions: { ...etag, ...stockEntryExpressions } },
  StockLine: { expressions: { ...etag, ...stockLineExpressions } },
  StockMovement: { expressions: { ...etag, ...stockMovementExpressions } },
  StockTake: { expressions: { ...etag, ...stockTakeExpressions }, exclude: ['isCounter'] },
  StockValue: { expressions: stockValueExpressions },
  TermsAcceptance: {},
  TermsVersion: { table: 'terms', expressions: termsVersionExpressions },
  TestTransaction: {},
  TestUser: { expressions: { ...etag, ...testUserExpressions } },
  User: { table: 'app_user' },
  UserScope: {},
}
