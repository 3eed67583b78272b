/** The page with all of the person's notifications, including read ones. */
export const notificationsPath = '/notifications'
