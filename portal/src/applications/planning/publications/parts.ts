import { shared as accessTexts } from '../../../reports/access/i18n/load.ts'
import { shared as fileTexts } from '../../../reports/files/i18n/load.ts'
import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the publications, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared: { ...fileTexts, ...accessTexts },
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
