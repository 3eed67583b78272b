import type { Database, Tx } from '../database/schema.ts'
import type { MailKind } from './content.ts'
import type { FailureReason } from './states.ts'

/** The message that something happened to. */
export interface NotedMail {
  id: number
  kind: MailKind
  recipient: string
  about: { entity: string; id: number } | undefined
}

/**
 * What a kind of message does afterwards, in the transaction that notes the result: what throws here leaves the message as it
 * was. Delivered is what the mail server accepted, or what is kept in the outbox without one.
 */
export interface MailEvents {
  delivered?: (tx: Database | Tx, mail: NotedMail) => Promise<void>
  givenUp?: (tx: Database | Tx, mail: NotedMail, reason: FailureReason) => Promise<void>
}
