import type { Database, Tx } from '../database/schema.ts'
import { type Seal, sealFor } from '../identity/seal.ts'
import type { MailContent, SealedContent } from './content.ts'

/** @param secret of the database's `mail_key` */
export const mailSeal = (secret: string): Seal => sealFor('letter', secret)

async function sealOf(db: Database | Tx): Promise<Seal> {
  const { secret } = await db.selectFrom('mail_key').select('secret').executeTakeFirstOrThrow()
  return mailSeal(secret)
}

/** @param until when the secret expires, and the seal with it */
export async function sealContent(seal: Seal, content: MailContent, until: Date): Promise<SealedContent> {
  const seconds = Math.ceil((until.getTime() - Date.now()) / 1000)
  return { sealed: await seal.close({ content }, seconds) }
}

/** The form in which a message is stored: sealed if it contains a secret. */
export async function closeContent(
  db: Database | Tx,
  content: MailContent,
  secretUntil: Date | undefined,
): Promise<MailContent | SealedContent> {
  return secretUntil === undefined ? content : sealContent(await sealOf(db), content, secretUntil)
}

/** The content of a message; undefined if it was erased or its secret has expired. */
export async function openContent(
  db: Database | Tx,
  content: MailContent | SealedContent | null,
): Promise<MailContent | undefined> {
  if (content === null) return undefined
  if (!('sealed' in content)) return content
  const payload = await (await sealOf(db)).open(content.sealed)
  return payload?.['content'] as MailContent | undefined
}
