/*
 * The screens of the portal itself that are opened now and then, in a file of its own: every page knows the routes, and
 * would otherwise carry the names of all files that these screens need.
 */
export const frameScreen = async () => (await import('./FrameScreen/FrameScreen.tsx')).FrameScreen

export const myNotificationsScreen = async () =>
  (await import('./MyNotificationsScreen/MyNotificationsScreen.tsx')).MyNotificationsScreen

export const myNotificationsTexts = {
  en: async () => (await import('./MyNotificationsScreen/i18n/en.ts')).en,
  fr: async () => (await import('./MyNotificationsScreen/i18n/fr.ts')).fr,
}

export const profileScreen = async () => (await import('./ProfileScreen/ProfileScreen.tsx')).ProfileScreen

export const profileTexts = {
  en: async () => (await import('./ProfileScreen/i18n/en.ts')).en,
  fr: async () => (await import('./ProfileScreen/i18n/fr.ts')).fr,
}

export const termsScreen = async () => (await import('./TermsScreen/TermsScreen.tsx')).TermsScreen
