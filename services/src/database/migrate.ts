import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as entities from './migrations/0001-entities.ts'
import * as identity from './migrations/0002-identity.ts'
import * as rights from './migrations/0003-rights.ts'
import * as identityAccounts from './migrations/0004-identity-accounts.ts'
import * as search from './migrations/0005-search.ts'
import * as signingKeys from './migrations/0006-signing-keys.ts'
import * as orders from './migrations/0007-orders.ts'
import * as applications from './migrations/0008-applications.ts'
import * as securityMenus from './migrations/0009-security-menus.ts'
import * as notifications from './migrations/0010-notifications.ts'
import * as groups from './migrations/0011-groups.ts'
import * as permissionCheck from './migrations/0012-permission-check.ts'
import * as apiConsumers from './migrations/0013-api-consumers.ts'
import * as notificationMenus from './migrations/0014-notification-menus.ts'
import * as roleMenu from './migrations/0015-role-menu.ts'
import * as manyPeople from './migrations/0016-many-people.ts'
import * as managedRolesMenu from './migrations/0017-managed-roles-menu.ts'
import * as peopleWithoutUser from './migrations/0017-people-without-user.ts'
import * as roleSearch from './migrations/0017-role-search.ts'
import * as toldKeyExpiry from './migrations/0017-told-key-expiry.ts'
import * as reports from './migrations/0018-reports.ts'
import * as reportFiles from './migrations/0019-report-files.ts'
import * as reportMenus from './migrations/0020-report-menus.ts'
import * as reportViewer from './migrations/0021-report-viewer.ts'
import * as reportProjects from './migrations/0022-report-projects.ts'
import * as dashboards from './migrations/0023-dashboards.ts'
import * as dashboardMenus from './migrations/0024-dashboard-menus.ts'
import * as planning from './migrations/0025-planning.ts'
import * as planningMenus from './migrations/0025-planning-menus.ts'
import * as reportTemplates from './migrations/0026-report-templates.ts'
import * as reportTemplateMenus from './migrations/0026-report-template-menus.ts'
import * as reportsPublished from './migrations/0027-reports-published.ts'
import * as publicationMenus from './migrations/0027-reports-published-menus.ts'
import * as libraryAtSize from './migrations/0028-library-at-size.ts'
import * as reportDeletions from './migrations/0029-report-deletions.ts'
import * as documentFiles from './migrations/0030-document-files.ts'
import * as keyVersions from './migrations/0031-key-versions.ts'
import * as signInDelays from './migrations/0032-sign-in-delays.ts'
import * as fileNames from './migrations/0035-file-names.ts'
import * as noVerificationCodes from './migrations/0036-no-verification-codes.ts'
import * as signInChecks from './migrations/0037-sign-in-checks.ts'
import * as preferredLanguage from './migrations/0038-preferred-language.ts'
import * as reportImages from './migrations/0042-report-images.ts'
import * as reportsDelivered from './migrations/0044-reports-delivered.ts'
import * as reportPaths from './migrations/0048-report-paths.ts'
import * as contentHashes from './migrations/0052-content-hashes.ts'
import * as requestNumbers from './migrations/0053-request-numbers.ts'
import * as mail from './migrations/0060-mail.ts'
import * as mailMenus from './migrations/0061-mail-menus.ts'
import * as onboarding from './migrations/0070-onboarding.ts'
import * as finder from './migrations/0080-finder.ts'
import * as finderEntries from './migrations/0081-finder-entries.ts'
import * as reminders from './migrations/0086-reminders.ts'
import * as onboardingMenus from './migrations/0090-onboarding-menus.ts'
import * as finderMenus from './migrations/0093-finder-menus.ts'
import * as reminderMenu from './migrations/0094-reminder-menu.ts'
import * as work from './migrations/0095-work.ts'
import * as sheetsWaiting from './migrations/0096-sheets-waiting.ts'
import * as statements from './migrations/0097-statements.ts'
import * as sealedLetters from './migrations/0099-sealed-letters.ts'
import * as statementRequests from './migrations/0100-statement-requests.ts'
import * as statementMenus from './migrations/0101-statement-menus.ts'
import * as auditFolders from './migrations/0102-audit-folders.ts'
import * as auditMenus from './migrations/0103-audit-menus.ts'
import * as documents from './migrations/0106-documents.ts'
import * as documentMenus from './migrations/0107-document-menus.ts'
import * as documentEvents from './migrations/0108-document-events.ts'
import * as statementEntries from './migrations/0113-statement-entries.ts'
import * as statementQuestions from './migrations/0114-statement-questions.ts'
import * as statementQuestionMenu from './migrations/0115-statement-question-menu.ts'
import * as listViews from './migrations/0116-list-views.ts'
import * as auditWork from './migrations/0117-audit-work.ts'
import * as signatures from './migrations/0120-signatures.ts'
import * as signatureMenus from './migrations/0121-signature-menus.ts'
import * as testData from './migrations/0125-test-data.ts'
import * as testDataMenus from './migrations/0126-test-data-menus.ts'
import * as inventories from './migrations/0130-inventories.ts'
import * as inventoryMenus from './migrations/0131-inventory-menus.ts'
import * as networkMenus from './migrations/0135-network-menus.ts'
import * as statementContent from './migrations/0140-statement-content.ts'
import * as stockWork from './migrations/0141-stock-work.ts'
import * as documentArchives from './migrations/0142-document-archives.ts'
import * as signatureReminders from './migrations/0143-signature-reminders.ts'
import * as stockImportColumns from './migrations/0144-stock-import-columns.ts'
import * as stockSamples from './migrations/0145-stock-samples.ts'
import * as networkChoices from './migrations/0146-network-choices.ts'
import * as menuColours from './migrations/0152-menu-colours.ts'
import * as onboardingViews from './migrations/0154-onboarding-views.ts'
import * as documentTexts from './migrations/0155-document-texts.ts'
import * as signatureGuests from './migrations/0156-signature-guests.ts'
import * as stockPhotos from './migrations/0158-stock-photos.ts'
import * as otherContacts from './migrations/0160-other-contacts.ts'
import * as reportMenuWords from './migrations/0161-report-menu-words.ts'
import * as documentShares from './migrations/0162-document-shares.ts'
import * as signatureTemplates from './migrations/0164-signature-templates.ts'
import * as stockMovements from './migrations/0166-stock-movements.ts'
import * as termsDrafts from './migrations/0168-terms-drafts.ts'
import * as noSampleTerms from './migrations/0169-no-sample-terms.ts'
import * as statementAccounts from './migrations/0170-statement-accounts.ts'
import * as signatureTimeStamps from './migrations/0171-signature-time-stamps.ts'
import * as whoSaved from './migrations/0172-who-saved.ts'
import * as stockValuation from './migrations/0173-stock-valuation.ts'
import * as ownOrderOfApplications from './migrations/0175-own-order-of-applications.ts'
import * as accessRequests from './migrations/0176-access-requests.ts'
import * as menuDraft from './migrations/0177-menu-draft.ts'
import * as userScopeKey from './migrations/0178-user-scope-key.ts'
import * as statementSettings from './migrations/0179-statement-settings.ts'
import * as passwordReset from './migrations/0180-password-reset.ts'
import * as clientRelations from './migrations/0181-client-relations.ts'
import * as clientRelationMenus from './migrations/0182-client-relation-menus.ts'
import * as stockEntriesByHand from './migrations/0183-stock-entries-by-hand.ts'
import * as englishNames from './migrations/0184-english-names.ts'
import * as engagementTotals from './migrations/0185-engagement-totals.ts'
import * as deletedClientRelations from './migrations/0186-deleted-client-relations.ts'
import * as documentTextSearch from './migrations/0187-document-text-search.ts'
import * as signatureFields from './migrations/0188-signature-fields.ts'
import * as englishOffers from './migrations/0193-english-offers.ts'
import * as stockAttendance from './migrations/0194-stock-attendance.ts'
import * as stockAttendanceSignature from './migrations/0195-stock-attendance-signature.ts'
import * as statementHeader from './migrations/0196-statement-header.ts'
import * as signaturePageSizes from './migrations/0200-signature-page-sizes.ts'
import * as signatureCopies from './migrations/0201-signature-copies.ts'
import * as linkedDocuments from './migrations/0202-linked-documents.ts'
import * as countKeys from './migrations/0205-count-keys.ts'
import * as documentLinks from './migrations/0209-document-links.ts'
import * as endedPublications from './migrations/0213-ended-publications.ts'
import * as requestsOfDeletedMenus from './migrations/0214-requests-of-deleted-menus.ts'
import * as costOfFoundArticles from './migrations/0217-cost-of-found-articles.ts'
import * as explainedDifferences from './migrations/0218-explained-differences.ts'
import * as stockIndexes from './migrations/0219-stock-indexes.ts'
import * as stockImportParts from './migrations/0220-stock-import-parts.ts'
import * as commentsOfDeletedRequests from './migrations/0223-comments-of-deleted-requests.ts'
import * as contactElsewhere from './migrations/0225-contact-elsewhere.ts'
import * as systemExpiryNotices from './migrations/0226-system-expiry-notices.ts'
import * as theoreticalValuesWithoutCost from './migrations/0227-theoretical-values-without-cost.ts'
import * as endedStockImports from './migrations/0230-ended-stock-imports.ts'
import * as linksOfOnboardingNews from './migrations/0232-links-of-onboarding-news.ts'
import * as ordersOfStates from './migrations/0233-orders-of-states.ts'
import * as firmCertificates from './migrations/0234-firm-certificates.ts'
import * as tolerancesOfSums from './migrations/0236-tolerances-of-sums.ts'
import * as envelopesOfDocuments from './migrations/0237-envelopes-of-documents.ts'
import type { Schema } from './schema.ts'

/** Every migration by name, oldest first. Never change a released one. */
const migrations: Record<string, Migration> = {
  '0001-entities': entities,
  '0002-identity': identity,
  '0003-rights': rights,
  '0004-identity-accounts': identityAccounts,
  '0005-search': search,
  '0006-signing-keys': signingKeys,
  '0007-orders': orders,
  '0008-applications': applications,
  '0009-security-menus': securityMenus,
  '0010-notifications': notifications,
  '0011-groups': groups,
  '0012-permission-check': permissionCheck,
  '0013-api-consumers': apiConsumers,
  '0014-notification-menus': notificationMenus,
  '0015-role-menu': roleMenu,
  '0016-many-people': manyPeople,
  '0017-managed-roles-menu': managedRolesMenu,
  '0017-people-without-user': peopleWithoutUser,
  '0017-role-search': roleSearch,
  '0017-told-key-expiry': toldKeyExpiry,
  '0018-reports': reports,
  '0019-report-files': reportFiles,
  '0020-report-menus': reportMenus,
  '0021-report-viewer': reportViewer,
  '0022-report-projects': reportProjects,
  '0023-dashboards': dashboards,
  '0024-dashboard-menus': dashboardMenus,
  '0025-planning': planning,
  '0025-planning-menus': planningMenus,
  '0026-report-template-menus': reportTemplateMenus,
  '0026-report-templates': reportTemplates,
  '0027-reports-published': reportsPublished,
  '0027-reports-published-menus': publicationMenus,
  '0028-library-at-size': libraryAtSize,
  '0029-report-deletions': reportDeletions,
  '0030-document-files': documentFiles,
  '0031-key-versions': keyVersions,
  '0032-sign-in-delays': signInDelays,
  '0035-file-names': fileNames,
  '0036-no-verification-codes': noVerificationCodes,
  '0037-sign-in-checks': signInChecks,
  '0038-preferred-language': preferredLanguage,
  '0042-report-images': reportImages,
  '0044-reports-delivered': reportsDelivered,
  '0048-report-paths': reportPaths,
  '0052-content-hashes': contentHashes,
  '0053-request-numbers': requestNumbers,
  '0060-mail': mail,
  '0061-mail-menus': mailMenus,
  '0070-onboarding': onboarding,
  '0080-finder': finder,
  '0081-finder-entries': finderEntries,
  '0086-reminders': reminders,
  '0090-onboarding-menus': onboardingMenus,
  '0093-finder-menus': finderMenus,
  '0094-reminder-menu': reminderMenu,
  '0095-work': work,
  '0096-sheets-waiting': sheetsWaiting,
  '0097-statements': statements,
  '0099-sealed-letters': sealedLetters,
  '0100-statement-requests': statementRequests,
  '0101-statement-menus': statementMenus,
  '0102-audit-folders': auditFolders,
  '0103-audit-menus': auditMenus,
  '0106-documents': documents,
  '0107-document-menus': documentMenus,
  '0108-document-events': documentEvents,
  '0113-statement-entries': statementEntries,
  '0114-statement-questions': statementQuestions,
  '0115-statement-question-menu': statementQuestionMenu,
  '0116-list-views': listViews,
  '0117-audit-work': auditWork,
  '0120-signatures': signatures,
  '0121-signature-menus': signatureMenus,
  '0125-test-data': testData,
  '0126-test-data-menus': testDataMenus,
  '0130-inventories': inventories,
  '0131-inventory-menus': inventoryMenus,
  '0135-network-menus': networkMenus,
  '0140-statement-content': statementContent,
  '0141-stock-work': stockWork,
  '0142-document-archives': documentArchives,
  '0143-signature-reminders': signatureReminders,
  '0144-stock-import-columns': stockImportColumns,
  '0145-stock-samples': stockSamples,
  '0146-network-choices': networkChoices,
  '0152-menu-colours': menuColours,
  '0154-onboarding-views': onboardingViews,
  '0155-document-texts': documentTexts,
  '0156-signature-guests': signatureGuests,
  '0158-stock-photos': stockPhotos,
  '0160-other-contacts': otherContacts,
  '0161-report-menu-words': reportMenuWords,
  '0162-document-shares': documentShares,
  '0164-signature-templates': signatureTemplates,
  '0166-stock-movements': stockMovements,
  '0168-terms-drafts': termsDrafts,
  '0169-no-sample-terms': noSampleTerms,
  '0170-statement-accounts': statementAccounts,
  '0171-signature-time-stamps': signatureTimeStamps,
  '0172-who-saved': whoSaved,
  '0173-stock-valuation': stockValuation,
  '0175-own-order-of-applications': ownOrderOfApplications,
  '0176-access-requests': accessRequests,
  '0177-menu-draft': menuDraft,
  '0178-user-scope-key': userScopeKey,
  '0179-statement-settings': statementSettings,
  '0180-password-reset': passwordReset,
  '0181-client-relations': clientRelations,
  '0182-client-relation-menus': clientRelationMenus,
  '0183-stock-entries-by-hand': stockEntriesByHand,
  '0184-english-names': englishNames,
  '0185-engagement-totals': engagementTotals,
  '0186-deleted-client-relations': deletedClientRelations,
  '0187-document-text-search': documentTextSearch,
  '0188-signature-fields': signatureFields,
  '0193-english-offers': englishOffers,
  '0194-stock-attendance': stockAttendance,
  '0195-stock-attendance-signature': stockAttendanceSignature,
  '0196-statement-header': statementHeader,
  '0200-signature-page-sizes': signaturePageSizes,
  '0201-signature-copies': signatureCopies,
  '0202-linked-documents': linkedDocuments,
  '0205-count-keys': countKeys,
  '0209-document-links': documentLinks,
  '0213-ended-publications': endedPublications,
  '0214-requests-of-deleted-menus': requestsOfDeletedMenus,
  '0217-cost-of-found-articles': costOfFoundArticles,
  '0218-explained-differences': explainedDifferences,
  '0219-stock-indexes': stockIndexes,
  '0220-stock-import-parts': stockImportParts,
  '0223-comments-of-deleted-requests': commentsOfDeletedRequests,
  '0225-contact-elsewhere': contactElsewhere,
  '0226-system-expiry-notices': systemExpiryNotices,
  '0227-theoretical-values-without-cost': theoreticalValuesWithoutCost,
  '0230-ended-stock-imports': endedStockImports,
  '0232-links-of-onboarding-news': linksOfOnboardingNews,
  '0233-orders-of-states': ordersOfStates,
  '0234-firm-certificates': firmCertificates,
  '0236-tolerances-of-sums': tolerancesOfSums,
  '0237-envelopes-of-documents': envelopesOfDocuments,
}

/**
 * Migrates the database to the latest schema. Several processes may call this at once: on PostgreSQL Kysely holds an
 * advisory lock for the transaction that all migrations share, so the others wait and then find nothing to do.
 * @returns the names of the migrations that this call applied.
 * @throws the error of the first migration that fails; the whole batch is then rolled back.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(result => result.migrationName)
}
