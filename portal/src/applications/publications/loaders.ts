/*
 * What the routes of the publications load, in a file of its own: every page knows the routes, and would otherwise carry
 * the names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const fileTexts = {
  en: async () => (await import('../../report-files/i18n/en.ts')).en,
  fr: async () => (await import('../../report-files/i18n/fr.ts')).fr,
}

export const publicationsScreen = async () =>
  (await import('./screens/PublicationsScreen/PublicationsScreen.tsx')).PublicationsScreen

export const publicationScreen = async () =>
  (await import('./screens/PublicationScreen/PublicationScreen.tsx')).PublicationScreen
