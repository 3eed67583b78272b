import type { ApplicationParts } from '../../../routing/application.ts'

/** What the places of the security applications are made of: loaded when somebody comes, beside no other page. */
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
