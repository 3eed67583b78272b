import type { ApplicationParts } from '../../../routing/application.ts'

/** Screen and texts of the menu administration, loaded only when the page is opened. */
export const parts: ApplicationParts<'tree'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    tree: {
      screen: async () =>
        (await import('./screens/MenuAdministrationScreen/MenuAdministrationScreen.tsx'))
          .MenuAdministrationScreen,
      prefetch: async () => (await import('./menu-list.ts')).prefetchMenus,
    },
  },
}
