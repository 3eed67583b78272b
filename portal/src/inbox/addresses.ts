/** The page with everything that the person is told and has read. */
export const notificationsPath = '/notifications'
