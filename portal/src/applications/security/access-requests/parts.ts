import type { ApplicationParts } from '../../../routing/application.ts'

/** What the places of access requests are made of: loaded when somebody comes, beside no other page. */
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
