import type { ApplicationParts } from '../../../routing/application.ts'

/** What the menu administration is made of: loaded when somebody comes, beside no other page. */
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
