/*
 * What the routes of the security administration load, in a file of its own: every page knows the routes, and would
 * otherwise carry the names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const applicationsScreen = async () =>
  (await import('./screens/ApplicationsScreen/ApplicationsScreen.tsx')).ApplicationsScreen

export const applicationScreen = async () =>
  (await import('./screens/ApplicationScreen/ApplicationScreen.tsx')).ApplicationScreen

export const prefetchList = async () => (await import('./queries.ts')).prefetchApplications

export const prefetchOne = async () => (await import('./queries.ts')).prefetchApplication
