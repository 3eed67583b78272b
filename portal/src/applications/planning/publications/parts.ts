import type { ApplicationParts } from '../../../routing/application.ts'

/** What the places of the publications are made of: loaded when somebody comes, beside no other page. */
export const parts: ApplicationParts<'list' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared: {
    reportFiles: {
      en: async () => (await import('../../../reports/files/i18n/en.ts')).en,
      fr: async () => (await import('../../../reports/files/i18n/fr.ts')).fr,
    },
  },
  places: {
    list: {
      screen: async () =>
        (await import('./screens/PublicationsScreen/PublicationsScreen.tsx')).PublicationsScreen,
      prefetch: async () =>
        (await import('./screens/PublicationsScreen/publication-list.ts')).publicationList.prefetch,
    },
    record: {
      screen: async () =>
        (await import('./screens/PublicationScreen/PublicationScreen.tsx')).PublicationScreen,
    },
  },
}
