import type { ColumnType, Generated } from 'kysely'
import type { Language, ReminderState, Weekday } from '../domain/finder/reminders/plan.ts'

/** How to remind the people that sheets in one state are waiting for. */
export interface ReminderRuleTable {
  id: number
  state: ReminderState
  is_on: boolean
  /** Working days. */
  ranges: number[]
  repeat_every: number | null
  recipients: ('decider' | 'substitute' | 'author')[]
  role_id: number | null
  /** Hour of the day, in French time. */
  hour: number
  weekdays: Weekday[]
  subject: string
  english_subject: string
  body: string
  english_body: string
  /** E-mail in lower case; null until the first change. */
  modified_by: string | null
  modified_date: ColumnType<Date | null, undefined, Date>
  version: Generated<number>
}

/** A reminder that was sent. */
export interface ReminderLogEntryTable {
  id: Generated<number>
  sheet_id: number
  state: ReminderState
  /** Since when the sheet had been waiting. */
  since: ColumnType<Date, Date, never>
  /** Working days. */
  range_day: number
  /** E-mail in lower case. */
  recipient: string
  recipient_name: string | null
  language: Language
  sheet_title: string
  sent_date: ColumnType<Date, Date, never>
  mail_id: number | null
}
