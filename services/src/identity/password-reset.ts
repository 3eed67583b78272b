import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken, isCode, keepCode } from '../domain/guest-links/secrets.ts'
import { type PasswordProblem, passwordProblem } from '../domain/onboarding/password-rules.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accountName } from './attempts.ts'
import { changedLetter, codeLetter } from './letters.ts'
import type { Language } from './page/language.ts'
import { hashPassword } from './passwords.ts'
import type { IdentityDatabase } from './schema.ts'

export const resetLimits = {
  /** Minutes for which a code is valid. */
  minutes: 30,
  /** Number of wrong entries after which a code becomes invalid. */
  wrongCodes: 5,
  /** E-mails per account and hour, so that nobody's mailbox is flooded. */
  mailsPerHour: 3,
} as const

/** Letters that form no words and are not mistaken for each other. @source RFC 8628, section 6.1 */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const codeLength = 8

/** One of 25 billion codes: anyone can have one sent, yet nobody can guess it in a few tries. */
function makeCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
}

/** Normalizes a typed code: ignores case, spaces and hyphens. */
const typedCode = (text: string) => text.toUpperCase().replaceAll(/[\s‐-―-]/g, '')

export interface ResetRequest {
  email: string
  language: Language
  /** Held by the page that sent the request; the code is only valid there. */
  token: string
}

/**
 * Stores a request for a new password and sends its code to the account with that address. If there is none, or it
 * belongs to a demo or test person, the request is stored just the same but nothing is sent.
 */
export async function requestReset(db: IdentityDatabase, request: ResetRequest): Promise<void> {
  const code = makeCode()
  const kept = keepCode(code, request.token)
  await db.transaction().execute(async tx => {
    // Lock the row, so that concurrent requests count each other.
    const account = await tx
      .selectFrom('identity_account')
      .select(['id', 'email', 'name'])
      .where('email', '=', request.email.trim().toLowerCase())
      .where('demo', '=', false)
      .where('test', '=', false)
      .forUpdate()
      .executeTakeFirst()
    const { sent } = await tx
      .selectFrom('password_reset')
      .select(({ fn }) => fn.countAll<string>().as('sent'))
      .where('account_id', '=', account?.id ?? '')
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow()
    const told = Number(sent) < resetLimits.mailsPerHour ? account : undefined
    await tx
      .insertInto('password_reset')
      .values({
        token_hash: hashToken(request.token),
        // If no e-mail is sent, the request belongs to no account: it does not count towards the limit, and no code
        // opens it.
        account_id: told?.id ?? null,
        code_hash: kept.hash,
        code_salt: kept.salt,
        expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(resetLimits.minutes)})`,
      })
      .execute()
    if (!told) return
    await queueMail(tx, {
      to: { email: told.email, name: told.name },
      language: request.language,
      kind: 'password-code',
      content: codeLetter(request.language, `${code.slice(0, 4)}-${code.slice(4)}`, resetLimits.minutes),
      secretUntil: new Date(Date.now() + resetLimits.minutes * 60_000),
    })
  })
}

export interface NewPassword {
  token: string
  code: string
  password: string
  language: Language
}

/** The outcome of a password change. Wrong, used, expired and unowned codes all give the same result. */
export type ResetOutcome = 'done' | 'wrong-code' | PasswordProblem

/**
 * Changes the password if the code is the one sent for this page. Every session of the account ends, on all devices,
 * and the person is notified.
 */
export async function changePassword(db: IdentityDatabase, given: NewPassword): Promise<ResetOutcome> {
  const proved = await proveCode(db, given)
  if (!proved) return 'wrong-code'
  const problem = passwordProblem(given.password, await ownerOf(db, proved))
  if (problem) return problem
  // Hashing takes 0.2 s of a core: do it before the transaction, and only for a person who has proved the address.
  const hash = await hashPassword(given.password)
  return db.transaction().execute(async tx => {
    const { numDeletedRows } = await tx
      .deleteFrom('password_reset')
      .where('token_hash', '=', hashToken(given.token))
      .executeTakeFirst()
    // When the same form is sent twice at once, the first request has used up the code.
    if (numDeletedRows === 0n) return 'wrong-code'
    await tx
      .updateTable('identity_account')
      .set({ password_hash: hash, wrong_passwords: 0 })
      .where('id', '=', proved.id)
      .execute()
    await tx.deleteFrom('password_reset').where('account_id', '=', proved.id).execute()
    await tx.deleteFrom('sign_in_attempt').where('key', '=', accountName(proved.email)).execute()
    // Sessions, grants, codes and refresh tokens, and pending sign-ins that used the old password.
    await sql`delete from oidc_payload where payload->>'accountId' = ${proved.id}
      or payload->'result'->'login'->>'accountId' = ${proved.id}`.execute(tx)
    await queueMail(tx, {
      to: { email: proved.email, name: proved.name },
      language: given.language,
      kind: 'password-changed',
      content: changedLetter(given.language),
    })
    return 'done'
  })
}

interface ProvedAccount {
  id: string
  email: string
  name: string
}

/** Finds the account that a code was sent to; counts a wrong code. */
function proveCode(db: IdentityDatabase, { token, code }: NewPassword): Promise<ProvedAccount | undefined> {
  return db.transaction().execute(async tx => {
    const found = await tx
      .selectFrom('password_reset')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .where('wrong_codes', '<', resetLimits.wrongCodes)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return undefined
    if (isCode(typedCode(code), { hash: found.code_hash, salt: found.code_salt }, token))
      return tx
        .selectFrom('identity_account')
        .select(['id', 'email', 'name'])
        .where('id', '=', found.account_id ?? '')
        .executeTakeFirst()
    await tx
      .updateTable('password_reset')
      .set({ wrong_codes: sql`wrong_codes + 1` })
      .where('token_hash', '=', found.token_hash)
      .execute()
    return undefined
  })
}

/** The names that the password may not contain, as for an invitation. */
async function ownerOf(db: IdentityDatabase, { email, name }: ProvedAccount) {
  const contact = await db
    .selectFrom('contact')
    .leftJoin('account', 'account.id', 'contact.account_id')
    .select(['contact_first_name', 'contact_last_name', 'account_legal_name'])
    .where(sql<string>`lower(contact_email_office)`, '=', email)
    .executeTakeFirst()
  return {
    firstName: contact?.contact_first_name ?? '',
    lastName: `${name} ${contact?.contact_last_name ?? ''}`,
    email,
    company: contact?.account_legal_name ?? '',
  }
}
