import type { ColumnType, Generated } from 'kysely'
import type { MailContent, MailKind, SealedContent } from '../mail/content.ts'
import type { FailureReason, MailStatus } from '../mail/states.ts'
import type { Moment } from './columns.ts'

type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** A message to one person: waiting, being sent, or kept as a record. */
export interface MailTable {
  id: Generated<number>
  /**
   * Without angle brackets. Generated once, so that a server or mail client recognizes a message that arrives twice.
   */
  message_id: Generated<string>
  /** Identifies a message that must be sent only once. */
  unique_key: string | null
  kind: MailKind
  language: 'fr' | 'en'
  recipient: string
  recipient_name: string | null
  subject: string
  /** The data from which the body is rendered, sealed where `secret_until` is set; null once it is erased. */
  content: ColumnType<MailContent | SealedContent | null, string, string | null>
  /** The entity it is about, by name and key. */
  about_entity: string | null
  about_id: number | null
  /** Until when a secret in the body can be used; null: there is none. */
  secret_until: OptionalMoment
  status: Generated<MailStatus>
  attempts: Generated<number>
  /** When to try next or, while it is being sent, when another process may take it over. Null: never again. */
  next_attempt_date: OptionalMoment
  /** The process that is sending it. */
  lease: ColumnType<string | null, undefined, string | null>
  failure_reason: ColumnType<FailureReason | null, undefined, FailureReason | null>
  /** The response of the mail server or the network error of the last failed attempt. */
  last_error: ColumnType<string | null, undefined, string | null>
  created_date: Moment
  /** It is given up a day after this time. */
  queued_date: Moment
  sent_date: OptionalMoment
  /** When it was sent, stored or given up. */
  closed_date: OptionalMoment
  version: Generated<number>
}

/** The key of sealed messages: one row. */
export interface MailKeyTable {
  id: Generated<number>
  /** 32 bytes, base64url. */
  secret: string
}
