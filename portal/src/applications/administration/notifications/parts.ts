import type { ApplicationParts } from '../../../routing/application.ts'

const newNotification = async () => await import('./screens/NotificationScreen/NewNotificationScreen.tsx')

/** Screens and texts of the notifications, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'create' | 'createForClients' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () =>
        (await import('./screens/NotificationsScreen/NotificationsScreen.tsx')).NotificationsScreen,
      prefetch: async () =>
        (await import('./screens/NotificationsScreen/notification-list.ts')).prefetchNotifications,
    },
    create: { screen: async () => (await newNotification()).NewStaffNotificationScreen },
    createForClients: { screen: async () => (await newNotification()).NewClientNotificationScreen },
    record: {
      screen: async () =>
        (await import('./screens/NotificationScreen/NotificationScreen.tsx')).NotificationScreen,
      prefetch: async () => (await import('./notification.ts')).notificationRecord.prefetch,
    },
  },
}
