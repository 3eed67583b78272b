// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** All notifications, for the control list. */
export const listNotifications: Call<'listNotifications'> = {
  id: 'listNotifications',
  host: 'portal',
  method: 'get',
  path: "/v1/Notifications",
}

/** Adds a notification for staff. */
export const createNotification: Call<'createNotification'> = {
  id: 'createNotification',
  host: 'portal',
  method: 'post',
  path: "/v1/Notifications",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** One notification. */
export const getNotification: Call<'getNotification'> = {
  id: 'getNotification',
  host: 'portal',
  method: 'get',
  path: "/v1/Notifications({id})",
}

/** Changes a notification. */
export const updateNotification: Call<'updateNotification'> = {
  id: 'updateNotification',
  host: 'portal',
  method: 'patch',
  path: "/v1/Notifications({id})",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Deletes a notification. */
export const deleteNotification: Call<'deleteNotification'> = {
  id: 'deleteNotification',
  host: 'portal',
  method: 'delete',
  path: "/v1/Notifications({id})",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Ends a live notification now. */
export const stopNotification: Call<'stopNotification'> = {
  id: 'stopNotification',
  host: 'portal',
  method: 'patch',
  path: "/v1/Notifications({id})/Stop",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Makes a draft of a notification. */
export const duplicateNotification: Call<'duplicateNotification'> = {
  id: 'duplicateNotification',
  host: 'portal',
  method: 'post',
  path: "/v1/Notifications({id})/Duplicate",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Adds a notification for clients. */
export const createClientNotification: Call<'createClientNotification'> = {
  id: 'createClientNotification',
  host: 'portal',
  method: 'post',
  path: "/v1/ClientNotifications",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** How many people an audience has now. */
export const countNotificationRecipients: Call<'countNotificationRecipients'> = {
  id: 'countNotificationRecipients',
  host: 'portal',
  method: 'get',
  path: "/v1/NotificationRecipients",
}
