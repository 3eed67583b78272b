import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { MailContent } from '../../mail/content.ts'
import { mailSeal, sealContent } from '../../mail/sealed-content.ts'

/** E-mails with a code or a link that grants access are sealed with a key that every process on the database shares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const secret = randomBytes(32).toString('base64url')
  await sql`create table mail_key (
    id integer primary key default 1 check (id = 1),
    secret text not null
  )`.execute(db)
  await sql`insert into mail_key (secret) values (${secret})`.execute(db)
  await sql`update mail set content = null, version = version + 1
    where content is not null and (secret_until <= now() or (secret_until is not null and status = 'sent'))`.execute(
    db,
  )
  const { rows } = await sql<{ id: number; content: MailContent; until: Date }>`
    select id, content, secret_until as until from mail where content is not null and secret_until is not null`.execute(
    db,
  )
  for (const { id, content, until } of rows) {
    const sealed = JSON.stringify(await sealContent(mailSeal(secret), content, until))
    await sql`update mail set content = ${sealed}::jsonb where id = ${id}::int4`.execute(db)
  }
}
