/*
 * What the route of the menu administration loads, in a file of its own: every page knows the routes, and would
 * otherwise carry the names of all files that the screen needs.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const menuAdministrationScreen = async () =>
  (await import('./screens/MenuAdministrationScreen/MenuAdministrationScreen.tsx')).MenuAdministrationScreen

export const prefetch = async () => (await import('./queries.ts')).prefetchMenuAdministration
