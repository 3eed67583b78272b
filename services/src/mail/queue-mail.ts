import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { notify } from '../database/notify.ts'
import type { Database, Tx } from '../database/schema.ts'
import type { MailContent, NewMail } from './content.ts'
import { closeContent } from './sealed-content.ts'

/** The database cannot store NUL or lone surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

const storableContent = (content: MailContent) =>
  JSON.parse(
    JSON.stringify(content, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value)),
  ) as MailContent

/**
 * Queues a message within the caller's transaction: it is sent once that is committed, and never otherwise. The sender
 * validates the address, so that one person's bad address stops nobody's work.
 * @returns its key; if `uniqueKey` was used before, that of the earlier message.
 */
export async function queueMail(db: Database | Tx, mail: NewMail): Promise<number> {
  const { to, content, about, secretUntil, uniqueKey } = mail
  const kept = await closeContent(db, storableContent(content), secretUntil)
  const inserted = await db
    .insertInto('mail')
    .values({
      // The domain identifies the sender; it does not change when the settings do.
      message_id: sql<string>`${randomUUID()}::text || '@' || (select domain from firm)`,
      unique_key: uniqueKey ?? null,
      kind: mail.kind,
      language: mail.language,
      recipient: storable(to.email),
      recipient_name: to.name === undefined ? null : storable(to.name),
      subject: storable(content.subject),
      content: JSON.stringify(kept),
      about_entity: about?.entity ?? null,
      about_id: about?.id ?? null,
      secret_until: secretUntil ?? null,
      next_attempt_date: sql<Date>`now()`,
    })
    .onConflict(conflict => conflict.column('unique_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) {
    await notify(db, 'mail', '')
    return inserted.id
  }
  const first = await db
    .selectFrom('mail')
    .select('id')
    .where('unique_key', '=', uniqueKey ?? '')
    .executeTakeFirstOrThrow()
  return first.id
}
