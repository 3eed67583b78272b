// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { components as Portal } from './portal.ts'
import type { components as CustomerStore } from './customer-store.ts'
import type { components as Organisation } from './organisation.ts'
import type { components as Authorization } from './authorization.ts'
import type { components as Consent } from './consent.ts'

/** Every entity that is read with OData, by its name: its fields, and which of them lead to other entities. */
export interface Entities {
  AccessRequest: { fields: Authorization['schemas']['AccessRequest']; navigations: never }
  Account: { fields: CustomerStore['schemas']['Account']; navigations: never }
  AdministeredMenu: { fields: Portal['schemas']['AdministeredMenu']; navigations: 'inverseMenuParent' }
  ApiConsumer: { fields: Authorization['schemas']['ApiConsumer']; navigations: 'owner' }
  ApiKey: { fields: Authorization['schemas']['ApiKey']; navigations: never }
  ApiUsage: { fields: Authorization['schemas']['ApiUsage']; navigations: never }
  Application: { fields: Authorization['schemas']['Application']; navigations: 'applicationModule' | 'applicationFeature' | 'securityScopes' | 'scopesDependencies' }
  ApplicationFeature: { fields: Authorization['schemas']['ApplicationFeature']; navigations: never }
  ApplicationModule: { fields: Authorization['schemas']['ApplicationModule']; navigations: 'subModules' }
  AuditCheck: { fields: Portal['schemas']['AuditCheck']; navigations: never }
  AuditComment: { fields: Portal['schemas']['AuditComment']; navigations: never }
  AuditFolder: { fields: Portal['schemas']['AuditFolder']; navigations: never }
  AuditRequest: { fields: Portal['schemas']['AuditRequest']; navigations: never }
  ClientRelation: { fields: Portal['schemas']['ClientRelation']; navigations: never }
  Contact: { fields: CustomerStore['schemas']['Contact']; navigations: never }
  ContactReport: { fields: Portal['schemas']['ContactReport']; navigations: never }
  ContactWithoutUser: { fields: Authorization['schemas']['ContactWithoutUser']; navigations: never }
  CountLine: { fields: Portal['schemas']['CountLine']; navigations: never }
  CountPhoto: { fields: Portal['schemas']['CountPhoto']; navigations: never }
  CountSheet: { fields: Portal['schemas']['CountSheet']; navigations: never }
  DeletedClientRelation: { fields: Portal['schemas']['DeletedClientRelation']; navigations: never }
  Document: { fields: Portal['schemas']['Document']; navigations: never }
  DocumentDeletion: { fields: Portal['schemas']['DocumentDeletion']; navigations: never }
  DocumentEvent: { fields: Portal['schemas']['DocumentEvent']; navigations: never }
  DocumentShare: { fields: Portal['schemas']['DocumentShare']; navigations: never }
  DocumentUpload: { fields: Portal['schemas']['DocumentUpload']; navigations: never }
  DocumentVersion: { fields: Portal['schemas']['DocumentVersion']; navigations: never }
  Engagement: { fields: Organisation['schemas']['Engagement']; navigations: never }
  IndependenceConflict: { fields: Portal['schemas']['IndependenceConflict']; navigations: never }
  Mail: { fields: Portal['schemas']['Mail']; navigations: never }
  Menu: { fields: Portal['schemas']['Menu']; navigations: 'inverseMenuParent' }
  MyCount: { fields: Portal['schemas']['MyCount']; navigations: never }
  MyNotification: { fields: Portal['schemas']['MyNotification']; navigations: never }
  Notification: { fields: Portal['schemas']['Notification']; navigations: never }
  Offer: { fields: Organisation['schemas']['Offer']; navigations: never }
  OnBoardingRequest: { fields: Organisation['schemas']['OnBoardingRequest']; navigations: never }
  OnBoardingSubstitute: { fields: Organisation['schemas']['OnBoardingSubstitute']; navigations: never }
  PlanningRequest: { fields: Portal['schemas']['PlanningRequest']; navigations: never }
  Publication: { fields: Portal['schemas']['Publication']; navigations: never }
  ReferenceSheet: { fields: Organisation['schemas']['ReferenceSheet']; navigations: never }
  ReminderLogEntry: { fields: Organisation['schemas']['ReminderLogEntry']; navigations: never }
  Report: { fields: Portal['schemas']['Report']; navigations: never }
  ReportClient: { fields: Portal['schemas']['ReportClient']; navigations: never }
  ReportDeletion: { fields: Portal['schemas']['ReportDeletion']; navigations: never }
  ReportDocument: { fields: Portal['schemas']['ReportDocument']; navigations: never }
  ReportFile: { fields: Portal['schemas']['ReportFile']; navigations: never }
  ReportFolder: { fields: Portal['schemas']['ReportFolder']; navigations: never }
  ReportProject: { fields: Portal['schemas']['ReportProject']; navigations: never }
  ReportReader: { fields: Portal['schemas']['ReportReader']; navigations: never }
  ReportTemplate: { fields: Portal['schemas']['ReportTemplate']; navigations: never }
  ReportTemplateUse: { fields: Portal['schemas']['ReportTemplateUse']; navigations: never }
  Role: { fields: Authorization['schemas']['Role']; navigations: 'creator' | 'modifier' | 'roleStaticUsers' | 'roleScopes' | 'roleManagers' }
  RoleChange: { fields: Authorization['schemas']['RoleChange']; navigations: never }
  RoleManager: { fields: Authorization['schemas']['RoleManager']; navigations: 'users' }
  RoleMember: { fields: Authorization['schemas']['RoleMember']; navigations: never }
  RoleScope: { fields: Authorization['schemas']['RoleScope']; navigations: 'scope' }
  RoleStaticUser: { fields: Authorization['schemas']['RoleStaticUser']; navigations: 'users' }
  Scope: { fields: Authorization['schemas']['Scope']; navigations: never }
  ScopeDependency: { fields: Authorization['schemas']['ScopeDependency']; navigations: never }
  ScopeHolder: { fields: Authorization['schemas']['ScopeHolder']; navigations: never }
  SignatureEnvelope: { fields: Portal['schemas']['SignatureEnvelope']; navigations: never }
  SignatureEvent: { fields: Portal['schemas']['SignatureEvent']; navigations: never }
  SignatureSigner: { fields: Portal['schemas']['SignatureSigner']; navigations: never }
  SignatureTemplate: { fields: Portal['schemas']['SignatureTemplate']; navigations: never }
  SignatureUpload: { fields: Portal['schemas']['SignatureUpload']; navigations: never }
  StatementAccount: { fields: Portal['schemas']['StatementAccount']; navigations: never }
  StatementEntry: { fields: Portal['schemas']['StatementEntry']; navigations: never }
  StatementRequest: { fields: Portal['schemas']['StatementRequest']; navigations: never }
  StockCount: { fields: Portal['schemas']['StockCount']; navigations: never }
  StockEntry: { fields: Portal['schemas']['StockEntry']; navigations: never }
  StockLine: { fields: Portal['schemas']['StockLine']; navigations: never }
  StockMovement: { fields: Portal['schemas']['StockMovement']; navigations: never }
  StockTake: { fields: Portal['schemas']['StockTake']; navigations: never }
  StockValue: { fields: Portal['schemas']['StockValue']; navigations: never }
  TermsAcceptance: { fields: Consent['schemas']['TermsAcceptance']; navigations: never }
  TermsVersion: { fields: Consent['schemas']['TermsVersion']; navigations: never }
  TestTransaction: { fields: Portal['schemas']['TestTransaction']; navigations: never }
  TestUser: { fields: Portal['schemas']['TestUser']; navigations: never }
  User: { fields: Authorization['schemas']['User']; navigations: never }
  UserScope: { fields: Authorization['schemas']['UserScope']; navigations: never }
}

/** The entity of each operation that reads one, or a list of one, with OData. */
export interface EntityOfOperation {
  listMenus: 'Menu'
  listMenuAdministration: 'AdministeredMenu'
  listNotifications: 'Notification'
  getNotification: 'Notification'
  listMyNotifications: 'MyNotification'
  listReportClients: 'ReportClient'
  listReportFolders: 'ReportFolder'
  listReports: 'Report'
  getReport: 'Report'
  listReportDeletions: 'ReportDeletion'
  listReportReaders: 'ReportReader'
  listReportsOfContact: 'ContactReport'
  listReportFiles: 'ReportFile'
  listReportProjects: 'ReportProject'
  getReportProject: 'ReportProject'
  listPlanningRequests: 'PlanningRequest'
  getPlanningRequest: 'PlanningRequest'
  listReportTemplates: 'ReportTemplate'
  getReportTemplate: 'ReportTemplate'
  listReportTemplateUses: 'ReportTemplateUse'
  listStatementRequests: 'StatementRequest'
  getStatementRequest: 'StatementRequest'
  listStatementEntries: 'StatementEntry'
  listStatementAccounts: 'StatementAccount'
  listDocuments: 'Document'
  getDocument: 'Document'
  listDocumentLinks: 'Document'
  listDocumentVersions: 'DocumentVersion'
  listDocumentEvents: 'DocumentEvent'
  listDocumentShares: 'DocumentShare'
  listDocumentDeletions: 'DocumentDeletion'
  listDocumentUploads: 'DocumentUpload'
  listTestUsers: 'TestUser'
  getTestUser: 'TestUser'
  listTestTransactions: 'TestTransaction'
  listStockTakes: 'StockTake'
  getStockTake: 'StockTake'
  listStockEntries: 'StockEntry'
  listStockValues: 'StockValue'
  listStockMovements: 'StockMovement'
  listStockLines: 'StockLine'
  listStockCounts: 'StockCount'
  listCountSheets: 'CountSheet'
  getCountSheet: 'CountSheet'
  listCountLines: 'CountLine'
  listCountPhotos: 'CountPhoto'
  listMyCounts: 'MyCount'
  listSignatureUploads: 'SignatureUpload'
  listSignatureEnvelopes: 'SignatureEnvelope'
  getSignatureEnvelope: 'SignatureEnvelope'
  listSignatureSigners: 'SignatureSigner'
  listSignatureEvents: 'SignatureEvent'
  listSignatureTemplates: 'SignatureTemplate'
  listAuditFolders: 'AuditFolder'
  getAuditFolder: 'AuditFolder'
  listAuditRequests: 'AuditRequest'
  listAuditChecks: 'AuditCheck'
  listAuditCheckEntries: 'StatementEntry'
  listAuditComments: 'AuditComment'
  listClientRelations: 'ClientRelation'
  listDeletedClientRelations: 'DeletedClientRelation'
  listIndependenceConflicts: 'IndependenceConflict'
  listMails: 'Mail'
  listPublications: 'Publication'
  getPublication: 'Publication'
  listReportDocuments: 'ReportDocument'
  listContacts: 'Contact'
  listAccounts: 'Account'
  listEngagements: 'Engagement'
  listOffers: 'Offer'
  listOnBoardingRequests: 'OnBoardingRequest'
  listOnBoardingSubstitutes: 'OnBoardingSubstitute'
  listReferenceSheets: 'ReferenceSheet'
  getReferenceSheet: 'ReferenceSheet'
  listReminderLog: 'ReminderLogEntry'
  listRoles: 'Role'
  getRole: 'Role'
  listRoleChanges: 'RoleChange'
  listRoleScopes: 'RoleScope'
  listRoleStaticUsers: 'RoleStaticUser'
  listRoleMembers: 'RoleMember'
  listRoleManagers: 'RoleManager'
  listApplications: 'Application'
  getApplication: 'Application'
  listScopes: 'Scope'
  listUsers: 'User'
  listUserScopes: 'UserScope'
  listContactsWithoutUser: 'ContactWithoutUser'
  listScopeHolders: 'ScopeHolder'
  listAccessRequests: 'AccessRequest'
  listApiConsumers: 'ApiConsumer'
  getApiConsumer: 'ApiConsumer'
  listApiKeys: 'ApiKey'
  listApiUsages: 'ApiUsage'
  listTermsVersions: 'TermsVersion'
  listTermsAcceptances: 'TermsAcceptance'
}
