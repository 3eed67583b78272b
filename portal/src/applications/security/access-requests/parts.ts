import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the access requests, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () =>
        (await import('./screens/AccessRequestsScreen/AccessRequestsScreen.tsx')).AccessRequestsScreen,
      prefetch: async () => (await import('./request-list.ts')).requestList.prefetch,
    },
    record: {
      screen: async () =>
        (await import('./screens/AccessRequestScreen/AccessRequestScreen.tsx')).AccessRequestScreen,
      prefetch: async () => (await import('./request.ts')).requestRecord.prefetch,
    },
  },
}
