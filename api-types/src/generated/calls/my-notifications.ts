// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** What is addressed to the caller. */
export const listMyNotifications: Call<'listMyNotifications'> = {
  id: 'listMyNotifications',
  host: 'portal',
  method: 'get',
  path: "/v1/MyNotifications",
}

/** Marks notifications as read or unread. */
export const readMyNotifications: Call<'readMyNotifications'> = {
  id: 'readMyNotifications',
  host: 'portal',
  method: 'post',
  path: "/v1/MyNotifications/Read",
  stale: ["listMyNotifications"],
}

/** Marks every live notification as read. */
export const readAllMyNotifications: Call<'readAllMyNotifications'> = {
  id: 'readAllMyNotifications',
  host: 'portal',
  method: 'post',
  path: "/v1/MyNotifications/ReadAll",
  stale: ["listMyNotifications"],
}
