import { shared as accessTexts } from '../../../reports/access/i18n/load.ts'
import { shared as documentTexts } from '../../../reports/documents/i18n/load.ts'
import { shared as fileTexts } from '../../../reports/files/i18n/load.ts'
import type { ApplicationParts } from '../../../routing/application.ts'

const prefetchLibrary = async () => (await import('./library.ts')).prefetchLibrary

/** The parts of the library pages, loaded only when somebody opens one. */
export const parts: ApplicationParts<
  'library' | 'published' | 'administration' | 'import' | 'deleted' | 'readers' | 'record'
> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared: { ...fileTexts, ...accessTexts, ...documentTexts },
  places: {
    library: {
      screen: async () => (await import('./screens/LibraryScreen/LibraryScreen.tsx')).LibraryScreen,
      prefetch: prefetchLibrary,
    },
    published: {
      screen: async () => (await import('./screens/PublishedScreen/PublishedScreen.tsx')).PublishedScreen,
      prefetch: async () => (await import('./report-lists.ts')).publishedList.prefetch,
    },
    administration: {
      screen: async () =>
        (await import('./screens/AdministrationScreen/AdministrationScreen.tsx')).AdministrationScreen,
      prefetch: prefetchLibrary,
    },
    import: {
      screen: async () => (await import('./screens/ImportScreen/ImportScreen.tsx')).ImportScreen,
    },
    deleted: {
      screen: async () => (await import('./screens/DeletedScreen/DeletedScreen.tsx')).DeletedScreen,
      prefetch: async () => (await import('./screens/DeletedScreen/deleted-list.ts')).deletedList.prefetch,
    },
    readers: {
      screen: async () => (await import('./screens/ReadersScreen/ReadersScreen.tsx')).ReadersScreen,
    },
    record: {
      screen: async () => (await import('./screens/ReportScreen/ReportScreen.tsx')).ReportScreen,
      prefetch: async () => (await import('./library.ts')).reportRecord.prefetch,
    },
  },
}
