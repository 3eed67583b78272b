import type { ApplicationParts } from '../../../routing/application.ts'

/** Screen and texts of the permission check, loaded only when the page is opened. */
export const parts: ApplicationParts<'check'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    check: {
      screen: async () =>
        (await import('./screens/PermissionCheckScreen/PermissionCheckScreen.tsx')).PermissionCheckScreen,
      prefetch: async () => (await import('./checked.ts')).prefetchChecked,
    },
  },
}
