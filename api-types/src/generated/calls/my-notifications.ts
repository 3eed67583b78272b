// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the caller’s notifications. */
export const listMyNotifications: Call<'listMyNotifications'> = {
  id: 'listMyNotifications',
  host: 'portal',
  method: 'get',
  path: "/v1/MyNotifications",
}

/** Mark notifications as read or unread. */
export const readMyNotifications: Call<'readMyNotifications'> = {
  id: 'readMyNotifications',
  host: 'portal',
  method: 'post',
  path: "/v1/MyNotifications/Read",
  stale: ["listMyNotifications"],
}

/** Mark every live notification as read. */
export const readAllMyNotifications: Call<'readAllMyNotifications'> = {
  id: 'readAllMyNotifications',
  host: 'portal',
  method: 'post',
  path: "/v1/MyNotifications/ReadAll",
  stale: ["listMyNotifications"],
}
