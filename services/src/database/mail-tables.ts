import type { ColumnType, Generated } from 'kysely'
import type { MailContent, MailKind, SealedContent } from '../mail/content.ts'
import type { FailureReason, MailStatus } from '../mail/states.ts'
import type { Moment } from './columns.ts'

type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** A message to one person: waiting, on its way, or kept as a record of what was sent. */
export interface MailTable {
  id: Generated<number>
  /** Without angle brackets; made once, so that a server or a reader recognizes a message that arrives twice. */
  message_id: Generated<string>
  /** What must be told once only. */
  unique_key: string | null
  kind: MailKind
  language: 'fr' | 'en'
  recipient: string
  recipient_name: string | null
  subject: string
  /** What the body is written from, sealed where `secret_until` is set; null once it is erased. */
  content: ColumnType<MailContent | SealedContent | null, string, string | null>
  /** What it is about, by the name of an entity and a key. */
  about_entity: string | null
  about_id: number | null
  /** Until when a secret in the body opens something; null: there is none. */
  secret_until: OptionalMoment
  status: Generated<MailStatus>
  attempts: Generated<number>
  /** When it is tried next; while it is on its way, when another process may take it over. Null: never again. */
  next_attempt_date: OptionalMoment
  /** Who has it in hand. */
  lease: ColumnType<string | null, undefined, string | null>
  failure_reason: ColumnType<FailureReason | null, undefined, FailureReason | null>
  /** What the mail server or the network answered to the last attempt that failed. */
  last_error: ColumnType<string | null, undefined, string | null>
  created_date: Moment
  /** From when on a day passes until it is given up. */
  queued_date: Moment
  sent_date: OptionalMoment
  /** When it was sent, kept or given up. */
  closed_date: OptionalMoment
  version: Generated<number>
}

/** The key of sealed letters: one row. */
export interface MailKeyTable {
  id: Generated<number>
  /** 32 bytes, base64url. */
  secret: string
}
