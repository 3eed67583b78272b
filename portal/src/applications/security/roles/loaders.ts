/*
 * What the routes of the roles load, in a file of its own: every page knows the routes, and would otherwise carry the
 * names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const rolesScreen = async () => (await import('./screens/RolesScreen/RolesScreen.tsx')).RolesScreen

export const roleScreen = async () => (await import('./screens/RoleScreen/RoleScreen.tsx')).RoleScreen

export const prefetchList = async () => (await import('./queries.ts')).prefetchRoles

export const prefetchOne = async () => (await import('./queries.ts')).prefetchRole
