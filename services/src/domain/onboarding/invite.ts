import type { Database, Tx } from '../../database/schema.ts'
import { identityDatabase } from '../../identity/schema.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Settings } from '../../settings.ts'
import { codeEnd, codeMinutes, linkEnd } from '../guest-links/codes.ts'
import { hashToken, keepCode, makeCode, makeToken } from '../guest-links/secrets.ts'
import { codeLetter, invitationLetter } from './letters.ts'
import { closeInvitations } from './move.ts'
import type { LockedRequest } from './statements.ts'
import { nameOf, toldOf } from './tell.ts'

/**
 * Whether a contact signs in with something that exists: the firm's own identity provider, or an account at the
 * embedded one, whose password stays.
 */
export async function signsIn(db: Database | Tx, { issuer }: Settings, email: string): Promise<boolean> {
  if (issuer !== undefined) return true
  const account = await identityDatabase(db)
    .selectFrom('identity_account')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return account !== undefined
}

/** Invites the contact of a locked request, in the same transaction. Earlier links and codes become invalid. */
export async function invite(db: Database | Tx, request: LockedRequest, settings: Settings): Promise<void> {
  await closeInvitations(db, request.id)
  const token = makeToken()
  const code = (await signsIn(db, settings, request.contact_email)) ? undefined : makeCode()
  const kept = code === undefined ? undefined : keepCode(code, token)
  const language = request.contact_language
  const expires = linkEnd()
  const told = toldOf(request)
  const invitedBy = await nameOf(db, request.created_by)
  const mailId = await queueMail(db, {
    to: { email: request.contact_email, name: told.contactName },
    language,
    kind: 'onboarding-invitation',
    content: invitationLetter(language, told, { token, code, invitedBy }),
    about: { entity: 'OnBoardingRequest', id: request.id },
    secretUntil: expires,
  })
  await db
    .insertInto('on_boarding_invitation')
    .values({
      request_id: request.id,
      token_hash: hashToken(token),
      expires_date: expires,
      mail_id: mailId,
      code_hash: kept?.hash ?? null,
      code_salt: kept?.salt ?? null,
      ...(kept === undefined ? {} : { code_expires_date: new Date(Date.now() + codeMinutes * 60_000) }),
    })
    .execute()
}

/** Sends another code for a locked invitation and invalidates the earlier one. @param token of the link */
export async function sendCode(
  db: Database | Tx,
  request: LockedRequest,
  invitationId: number,
  token: string,
): Promise<void> {
  const code = makeCode()
  const kept = keepCode(code, token)
  const language = request.contact_language
  const told = toldOf(request)
  await queueMail(db, {
    to: { email: request.contact_email, name: told.contactName },
    language,
    kind: 'onboarding-invitation',
    content: codeLetter(language, told, code),
    about: { entity: 'OnBoardingInvitation', id: invitationId },
    secretUntil: new Date(Date.now() + codeMinutes * 60_000),
  })
  await db
    .updateTable('on_boarding_invitation')
    .set({ code_hash: kept.hash, code_salt: kept.salt, code_expires_date: codeEnd, code_tries: 0 })
    .where('id', '=', invitationId)
    .execute()
}
