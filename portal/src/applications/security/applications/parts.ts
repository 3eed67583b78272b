import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the applications, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'create' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () =>
        (await import('./screens/ApplicationsScreen/ApplicationsScreen.tsx')).ApplicationsScreen,
      prefetch: async () =>
        (await import('./screens/ApplicationsScreen/application-list.ts')).applicationList.prefetch,
    },
    create: {
      screen: async () =>
        (await import('./screens/ApplicationScreen/NewApplicationScreen.tsx')).NewApplicationScreen,
    },
    record: {
      screen: async () =>
        (await import('./screens/ApplicationScreen/ApplicationScreen.tsx')).ApplicationScreen,
      prefetch: async () => (await import('./application-record.ts')).applicationRecord.prefetch,
    },
  },
}
