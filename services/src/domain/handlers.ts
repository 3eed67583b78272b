import type { Handlers, Preparations, StreamHandler } from '../server/call.ts'
import { listOf } from '../server/list.ts'
import { apiConsumerHandlers } from './api-consumers/handlers.ts'
import { applicationHandlers } from './applications/handlers.ts'
import { listContactClaims } from './customers/claims.ts'
import { dashboardHandlers } from './dashboards/handlers.ts'
import { streamMenuChanges } from './menus/changes.ts'
import { menuHandlers } from './menus/handlers.ts'
import type { NotificationFeed } from './notifications/feed.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { myNotificationHandlers } from './notifications/mine.ts'
import { onboardingHandlers } from './onboarding/handlers.ts'
import { permissionHandlers } from './permissions/handlers.ts'
import { planningHandlers } from './planning/handlers.ts'
import { downloadPublicationDocument, publicationHandlers } from './publications/handlers.ts'
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
import { getSettings, logoutUser } from './session/handlers.ts'
import type { RightsFeed } from './session/rights-feed.ts'
import { acceptTerms, getCurrentTerms } from './terms/handlers.ts'

/** Every handler of the contract by operationId. A read of a collection needs no more than its entity. */
export const handlers: Handlers = {
  ...accessHandlers,
  ...apiConsumerHandlers,
  ...applicationHandlers,
  ...dashboardHandlers,
  ...folderHandlers,
  ...menuHandlers,
  ...myNotificationHandlers,
  ...notificationHandlers,
  ...onboardingHandlers,
  ...permissionHandlers,
  ...planningHandlers,
  ...publicationHandlers,
  ...readingHandlers,
  ...reportHandlers,
  ...importHandlers,
  ...reportFileHandlers,
  ...projectHandlers,
  ...reportTemplateHandlers,
  ...reportViewerHandlers,
  ...savedBookmarkHandlers,
  ...roleHandlers,
  acceptTerms,
  getCurrentTerms,
  getPreferences,
  getSettings,
  listAccounts: listOf(),
  listContactClaims,
  listContacts: listOf(),
  listEngagements: listOf(),
  listOffers: listOf(),
  listTermsAcceptances: listOf(),
  listUserScopes: listOf(),
  listUsers: listOf(),
  logoutUser,
  updatePreferences,
}

/** What operations do before their transaction begins. */
export const preparations: Preparations = { ...reportFilePreparations }

/** The handlers that keep their answer open. */
export function streamsOf(
  feed: NotificationFeed,
  rights: RightsFeed,
): Readonly<Record<string, StreamHandler>> {
  return {
    downloadPublicationDocument,
    downloadReport,
    downloadReportTemplate,
    streamMenuChanges: streamMenuChanges(rights),
    streamMyNotifications: feed.stream,
  }
}
