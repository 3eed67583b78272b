import { listReminderLog } from '@parvis/api-types/calls/reminders'
import { ReminderLogEntry } from '@parvis/api-types/limits/reminders'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'

/** The reminders sent, latest first. */
export const logList = defineList(listReminderLog, 'reminders', {
  group: 'log',
  columns: [
    { field: 'sentDate', type: 'dateTime', width: 180, isHideable: false },
    { id: 'recipientName', field: 'recipientName', or: 'recipient', type: 'text', width: 200 },
    // The delivery status is next to the recipient, so that failures are visible.
    {
      field: 'mailStatus',
      type: 'choice',
      choices: choicesOf('reminders:mail', ReminderLogEntry.mailStatus.values, {
        queued: 'waiting',
        sending: 'active',
        sent: 'success',
        kept: 'info',
        failed: 'danger',
        forgotten: 'draft',
      }),
      width: 200,
    },
    { field: 'sheetTitle', type: 'text', width: 320 },
    {
      field: 'state',
      type: 'choice',
      choices: choicesOf('reminders:state', ReminderLogEntry.state.values),
      width: 240,
    },
    { field: 'rangeDay', type: 'number', width: 140 },
    {
      field: 'language',
      type: 'choice',
      choices: choicesOf('reminders:language', ReminderLogEntry.language.values),
      width: 120,
    },
  ],
  also: ['sheetId'],
  order: ['sentDate desc', 'id desc'],
  say: explain<'listReminderLog'>({}),
})
