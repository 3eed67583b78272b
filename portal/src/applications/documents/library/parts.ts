import type { ApplicationParts } from '../../../routing/application.ts'

/** The parts of the document pages, loaded only when somebody opens one. */
export const parts: ApplicationParts<'list' | 'upload' | 'deleted' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/DocumentsScreen/DocumentsScreen.tsx')).DocumentsScreen,
      prefetch: async () =>
        (await import('./screens/DocumentsScreen/document-list.ts')).documentList.prefetch,
    },
    upload: {
      screen: async () => (await import('./screens/UploadScreen/UploadScreen.tsx')).UploadScreen,
    },
    deleted: {
      screen: async () => (await import('./screens/DeletedScreen/DeletedScreen.tsx')).DeletedScreen,
      prefetch: async () => (await import('./screens/DeletedScreen/deletion-list.ts')).deletionList.prefetch,
    },
    record: {
      screen: async () => (await import('./screens/DocumentScreen/DocumentScreen.tsx')).DocumentScreen,
      prefetch: async () => (await import('./document.ts')).documentRecord.prefetch,
    },
  },
}
