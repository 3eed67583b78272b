import type { Database, Tx } from '../database/schema.ts'
import type { MailKind } from './content.ts'
import type { FailureReason } from './states.ts'

/** The message that an event is about. */
export interface NotedMail {
  id: number
  kind: MailKind
  recipient: string
  about: { entity: string; id: number } | undefined
}

/**
 * What a kind of message does once its outcome is known, in the transaction that records it: an error here leaves the
 * message unchanged. A message counts as delivered when the mail server accepted it, or when it is kept in the outbox
 * without one.
 */
export interface MailEvents {
  delivered?: (tx: Database | Tx, mail: NotedMail) => Promise<void>
  givenUp?: (tx: Database | Tx, mail: NotedMail, reason: FailureReason) => Promise<void>
}
