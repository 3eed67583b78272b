/*
 * What the routes of the reports load, in a file of its own: every page knows the routes, and would otherwise carry the
 * names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const fileTexts = {
  en: async () => (await import('../../../reports/files/i18n/en.ts')).en,
  fr: async () => (await import('../../../reports/files/i18n/fr.ts')).fr,
}

export const libraryScreen = async () =>
  (await import('./screens/LibraryScreen/LibraryScreen.tsx')).LibraryScreen

export const publishedScreen = async () =>
  (await import('./screens/PublishedScreen/PublishedScreen.tsx')).PublishedScreen

export const administrationScreen = async () =>
  (await import('./screens/AdministrationScreen/AdministrationScreen.tsx')).AdministrationScreen

export const reportScreen = async () => (await import('./screens/ReportScreen/ReportScreen.tsx')).ReportScreen

export const importScreen = async () => (await import('./screens/ImportScreen/ImportScreen.tsx')).ImportScreen

export const readersScreen = async () =>
  (await import('./screens/ReadersScreen/ReadersScreen.tsx')).ReadersScreen

export const deletedScreen = async () =>
  (await import('./screens/DeletedScreen/DeletedScreen.tsx')).DeletedScreen

export const prefetchLibrary = async () => (await import('./queries.ts')).prefetchLibrary

export const prefetchReport = async () => (await import('./queries.ts')).prefetchReport
