// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List all notifications. */
export const listNotifications: Call<'listNotifications'> = {
  id: 'listNotifications',
  host: 'portal',
  method: 'get',
  path: "/v1/Notifications",
}

/** Add a notification for staff. */
export const createNotification: Call<'createNotification'> = {
  id: 'createNotification',
  host: 'portal',
  method: 'post',
  path: "/v1/Notifications",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Get a notification. */
export const getNotification: Call<'getNotification'> = {
  id: 'getNotification',
  host: 'portal',
  method: 'get',
  path: "/v1/Notifications({id})",
}

/** Update a notification. */
export const updateNotification: Call<'updateNotification'> = {
  id: 'updateNotification',
  host: 'portal',
  method: 'patch',
  path: "/v1/Notifications({id})",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Delete a notification. */
export const deleteNotification: Call<'deleteNotification'> = {
  id: 'deleteNotification',
  host: 'portal',
  method: 'delete',
  path: "/v1/Notifications({id})",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Stop a live notification. */
export const stopNotification: Call<'stopNotification'> = {
  id: 'stopNotification',
  host: 'portal',
  method: 'patch',
  path: "/v1/Notifications({id})/Stop",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Duplicate a notification as a draft. */
export const duplicateNotification: Call<'duplicateNotification'> = {
  id: 'duplicateNotification',
  host: 'portal',
  method: 'post',
  path: "/v1/Notifications({id})/Duplicate",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Add a notification for clients. */
export const createClientNotification: Call<'createClientNotification'> = {
  id: 'createClientNotification',
  host: 'portal',
  method: 'post',
  path: "/v1/ClientNotifications",
  stale: ["listNotifications","getNotification","countNotificationRecipients"],
}

/** Count the recipients of an audience. */
export const countNotificationRecipients: Call<'countNotificationRecipients'> = {
  id: 'countNotificationRecipients',
  host: 'portal',
  method: 'get',
  path: "/v1/NotificationRecipients",
}
