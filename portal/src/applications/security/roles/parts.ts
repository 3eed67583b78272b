import type { ApplicationParts } from '../../../routing/application.ts'

const screen = async () => (await import('./screens/RoleScreen/RoleScreen.tsx')).RoleScreen

/** Screens and texts of the roles, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'create' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/RolesScreen/RolesScreen.tsx')).RolesScreen,
      prefetch: async () => (await import('./screens/RolesScreen/role-lists.ts')).prefetchRoles,
    },
    create: { screen },
    record: { screen, prefetch: async () => (await import('./role.ts')).roleRecord.prefetch },
  },
}
