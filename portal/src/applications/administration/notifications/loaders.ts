/*
 * What the routes of the notifications' administration load, in a file of its own: every page knows the routes, and would
 * otherwise carry the names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const notificationsScreen = async () =>
  (await import('./screens/NotificationsScreen/NotificationsScreen.tsx')).NotificationsScreen

export const notificationScreen = async () =>
  (await import('./screens/NotificationScreen/NotificationScreen.tsx')).NotificationScreen

export const prefetchList = async () =>
  (await import('./screens/NotificationsScreen/list-query.ts')).prefetchNotifications

export const prefetchOne = async () => (await import('./queries.ts')).prefetchNotification
