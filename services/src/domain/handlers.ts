import type { Host } from '@parvis/openapi/document'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '../database/connect.ts'
import type { Handlers, Preparations, StreamHandlers } from '../server/call.ts'
import { readList } from '../server/list.ts'
import type { Settings } from '../settings.ts'
import { accessRequestHandlers } from './access-requests/handlers.ts'
import { apiConsumerHandlers } from './api-consumers/handlers.ts'
import { applicationHandlers } from './applications/handlers.ts'
import { auditFolderHandlers, auditFolderPreparations } from './audit-folders/folder-handlers.ts'
import { auditCheckHandlers } from './audit-folders/check-handlers.ts'
import {
  auditDocumentHandlers,
  auditDocumentPreparations,
  downloadAuditDocument,
} from './audit-folders/document-handlers.ts'
import { downloadAuditFolder } from './audit-folders/export.ts'
import { auditRequestHandlers } from './audit-folders/request-handlers.ts'
import { listContactClaims } from './customers/claims.ts'
import { dashboardHandlers } from './dashboards/handlers.ts'
import { mailHandlers } from './mail/handlers.ts'
import { documentArchiveHandlers, downloadDocumentArchive } from './documents/archive-handlers.ts'
import { chosenDocumentHandlers } from './documents/chosen-handlers.ts'
import { documentShareHandlers } from './documents/share-handlers.ts'
import { documentHandlers, downloadDocument } from './documents/handlers.ts'
import { documentLinkHandlers, documentLinkPreparations } from './documents/link-handlers.ts'
import { documentUploadHandlers, documentPreparations } from './documents/upload-handlers.ts'
import { downloadSignatureGuestFile, signatureGuestHandlers } from './signatures/guest-handlers.ts'
import { downloadSignatureFile, signatureHandlers, signaturePreparations } from './signatures/handlers.ts'
import { downloadSignatureTrail, signatureTrailHandlers } from './signatures/trail/handlers.ts'
import { signatureTemplateHandlers } from './signatures/template-handlers.ts'
import { libraryHandlers, libraryPreparations } from './signatures/library-handlers.ts'
import { signatureUploadHandlers, signatureUploadPreparations } from './signatures/upload-handlers.ts'
import { downloadReferenceSheets } from './finder/export-handlers.ts'
import { finderHandlers } from './finder/handlers.ts'
import { downloadStatements, statementFileHandlers } from './financial-statements/file-handlers.ts'
import { statementHandlers } from './financial-statements/handlers.ts'
import { attendanceHandlers, downloadStockAttendance } from './inventories/attendance/handlers.ts'
import { countHandlers } from './inventories/count-handlers.ts'
import { differenceHandlers } from './inventories/difference-handlers.ts'
import { movementHandlers } from './inventories/movement-handlers.ts'
import { sampleHandlers } from './inventories/sample-handlers.ts'
import { photoHandlers, photoPreparations } from './inventories/photo-handlers.ts'
import { stockTakeHandlers } from './inventories/take-handlers.ts'
import { valuationHandlers } from './inventories/valuation-handlers.ts'
import { listViewHandlers } from './list-views/handlers.ts'
import { streamMenuChanges } from './menus/changes.ts'
import { menuHandlers } from './menus/handlers.ts'
import { NotificationFeed } from './notifications/feed.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { networkHandlers } from './network/handlers.ts'
import { clientRelationHandlers } from './network/relations/handlers.ts'
import { myNotificationHandlers } from './notifications/mine.ts'
import { onboardingHandlers } from './onboarding/handlers.ts'
import { invitationHandlers } from './onboarding/invitation-handlers.ts'
import { substituteHandlers } from './onboarding/substitute-handlers.ts'
import { permissionHandlers } from './permissions/handlers.ts'
import { planningHandlers } from './planning/handlers.ts'
import { downloadPublicationDocument, publicationHandlers } from './publications/handlers.ts'
import { downloadReportDocument, reportDocumentHandlers } from './publications/document-handlers.ts'
import { getPreferences, updatePreferences } from './preferences/handlers.ts'
import { accessHandlers } from './reports/access-handlers.ts'
import { folderHandlers } from './reports/folder-handlers.ts'
import { readingHandlers } from './reports/reading-handlers.ts'
import { reportHandlers } from './reports/report-handlers.ts'
import { downloadReport, importHandlers } from './report-files/import-handlers.ts'
import { reportFileHandlers, reportFilePreparations } from './report-files/handlers.ts'
import { projectHandlers } from './report-projects/handlers.ts'
import { downloadReportTemplate, reportTemplateHandlers } from './report-templates/handlers.ts'
import { savedBookmarkHandlers } from './report-viewer/saved-bookmark-handlers.ts'
import { reportViewerHandlers } from './report-viewer/handlers.ts'
import { roleHandlers } from './roles/handlers.ts'
import { getSettings, logoutUser, reportBrowserError } from './session/handlers.ts'
import { RightsFeed } from './session/rights-feed.ts'
import { statementQuestionHandlers } from './statement-questions/handlers.ts'
import { termsAdministrationHandlers } from './terms/administration.ts'
import { acceptTerms, getCurrentTerms } from './terms/handlers.ts'
import { testDataHandlers, testDataPreparations } from './test-data/handlers.ts'
import { workHandlers } from './work/handlers.ts'
import { WorkFeed } from './work/work-feed.ts'

/** A handler for every operation of the contract. A plain read of a collection needs only its entity. */
export const handlers: Handlers = {
  ...accessHandlers,
  ...accessRequestHandlers,
  ...apiConsumerHandlers,
  ...applicationHandlers,
  ...auditCheckHandlers,
  ...auditDocumentHandlers,
  ...auditFolderHandlers,
  ...auditRequestHandlers,
  ...attendanceHandlers,
  ...countHandlers,
  ...dashboardHandlers,
  ...documentArchiveHandlers,
  ...chosenDocumentHandlers,
  ...documentShareHandlers,
  ...documentHandlers,
  ...documentLinkHandlers,
  ...documentUploadHandlers,
  ...finderHandlers,
  ...folderHandlers,
  ...mailHandlers,
  ...menuHandlers,
  ...myNotificationHandlers,
  ...networkHandlers,
  ...clientRelationHandlers,
  ...notificationHandlers,
  ...onboardingHandlers,
  ...invitationHandlers,
  ...substituteHandlers,
  ...listViewHandlers,
  ...permissionHandlers,
  ...planningHandlers,
  ...publicationHandlers,
  ...readingHandlers,
  ...reportDocumentHandlers,
  ...reportHandlers,
  ...importHandlers,
  ...reportFileHandlers,
  ...projectHandlers,
  ...reportTemplateHandlers,
  ...reportViewerHandlers,
  ...savedBookmarkHandlers,
  ...roleHandlers,
  ...signatureHandlers,
  ...signatureTrailHandlers,
  ...signatureGuestHandlers,
  ...signatureTemplateHandlers,
  ...libraryHandlers,
  ...signatureUploadHandlers,
  ...statementFileHandlers,
  ...statementHandlers,
  ...statementQuestionHandlers,
  ...termsAdministrationHandlers,
  ...testDataHandlers,
  ...sampleHandlers,
  ...photoHandlers,
  ...movementHandlers,
  ...stockTakeHandlers,
  ...differenceHandlers,
  ...valuationHandlers,
  ...workHandlers,
  acceptTerms,
  getCurrentTerms,
  getPreferences,
  getSettings,
  listAccounts: readList,
  listContactClaims,
  listContacts: readList,
  listEngagements: readList,
  listOffers: readList,
  listTermsAcceptances: readList,
  listUserScopes: readList,
  listUsers: readList,
  logoutUser,
  reportBrowserError,
  updatePreferences,
}

/** What operations do before their transaction begins. */
export const preparations: Preparations = {
  ...auditDocumentPreparations,
  ...auditFolderPreparations,
  ...documentLinkPreparations,
  ...documentPreparations,
  ...photoPreparations,
  ...reportFilePreparations,
  ...testDataPreparations,
  ...signaturePreparations,
  ...libraryPreparations,
  ...signatureUploadPreparations,
}

/** Hosts whose writes change what people may do. */
export const rightsHosts: ReadonlySet<Host> = new Set(['authorization', 'consent'])

/** Starts the feeds that push events to readers while the services run, with the handlers of these streams. */
export function startFeeds(connection: Connection, { firmDomain }: Settings, log: FastifyBaseLogger) {
  const feed = new NotificationFeed(connection, firmDomain, log)
  const rights = new RightsFeed(connection, log)
  const work = new WorkFeed(connection)
  const streamHandlers: StreamHandlers = {
    downloadDocument,
    downloadDocumentArchive,
    downloadAuditDocument,
    downloadAuditFolder,
    downloadPublicationDocument,
    downloadReferenceSheets,
    downloadStatements,
    downloadStockAttendance,
    downloadReport,
    downloadReportDocument,
    downloadReportTemplate,
    downloadSignatureFile,
    downloadSignatureGuestFile,
    downloadSignatureTrail,
    streamMenuChanges: streamMenuChanges(rights, work),
    streamMyNotifications: feed.stream,
  }
  const close = async (): Promise<void> => {
    await feed.close()
    await rights.close()
    work.close()
  }
  return { streamHandlers, close }
}
