// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the reminder rules. */
export const listReminderRules: Call<'listReminderRules'> = {
  id: 'listReminderRules',
  host: 'organisation',
  method: 'get',
  path: "/v1/ReminderRules",
}

/** Get the reminder rule of a state. */
export const getReminderRule: Call<'getReminderRule'> = {
  id: 'getReminderRule',
  host: 'organisation',
  method: 'get',
  path: "/v1/ReminderRules({id})",
}

/** Update a reminder rule. */
export const updateReminderRule: Call<'updateReminderRule'> = {
  id: 'updateReminderRule',
  host: 'organisation',
  method: 'patch',
  path: "/v1/ReminderRules({id})",
  stale: ["listReminderRules","getReminderRule","listReminderRoles","previewReminder","dryRunReminders","listReminderLog"],
}

/** List the roles that can be reminded. */
export const listReminderRoles: Call<'listReminderRoles'> = {
  id: 'listReminderRoles',
  host: 'organisation',
  method: 'get',
  path: "/v1/ReminderRoles",
}

/** Preview a reminder. */
export const previewReminder: Call<'previewReminder'> = {
  id: 'previewReminder',
  host: 'organisation',
  method: 'post',
  path: "/v1/ReminderPreview",
}

/** Preview who would be reminded in the next 30 days. */
export const dryRunReminders: Call<'dryRunReminders'> = {
  id: 'dryRunReminders',
  host: 'organisation',
  method: 'post',
  path: "/v1/ReminderDryRun",
}

/** List the reminders that were sent. */
export const listReminderLog: Call<'listReminderLog'> = {
  id: 'listReminderLog',
  host: 'organisation',
  method: 'get',
  path: "/v1/ReminderLog",
}
