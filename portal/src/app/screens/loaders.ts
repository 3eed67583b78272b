/*
 * The loaders of the portal's own rarely opened screens, in a separate chunk: every page includes the routes and would
 * otherwise carry the file names that all these screens need.
 */
export const frameScreen = async () => (await import('./FrameScreen/FrameScreen.tsx')).FrameScreen

export const guestSigningScreen = async () =>
  (await import('./GuestSigningScreen/GuestSigningScreen.tsx')).GuestSigningScreen

export const guestSigningTexts = {
  en: async () => (await import('./GuestSigningScreen/i18n/en.ts')).en,
  fr: async () => (await import('./GuestSigningScreen/i18n/fr.ts')).fr,
}

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

export const welcomeScreen = async () => (await import('./WelcomeScreen/WelcomeScreen.tsx')).WelcomeScreen

export const welcomeTexts = {
  en: async () => (await import('./WelcomeScreen/i18n/en.ts')).en,
  fr: async () => (await import('./WelcomeScreen/i18n/fr.ts')).fr,
}

export { shared as signingTexts } from '../../signing/i18n/load.ts'
