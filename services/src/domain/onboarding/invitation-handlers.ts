import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { OnBoardingInvitationTable } from '../../database/onboarding-tables.ts'
import type { Tx } from '../../database/schema.ts'
import { hashPassword } from '../../identity/passwords.ts'
import { identityDatabase } from '../../identity/schema.ts'
import type { Call, Handler, Refuses, SomeHandlers } from '../../server/call.ts'
import { hasCode, isLive, tryCode } from '../guest-links/codes.ts'
import { hashToken, isToken } from '../guest-links/secrets.ts'
import { countSending, mayStillSend } from '../guest-links/sendings.ts'
import { sendCode, signsIn } from './invite.ts'
import { join, mayJoin } from './join.ts'
import { move } from './move.ts'
import { passwordProblem } from './password-rules.ts'
import { type LockedRequest, lockRequest, sendingsOf } from './statements.ts'
import { nameOf, tellOf } from './tell.ts'
import { invitedIn, type Status } from './transitions.ts'

/* What a guest does with the token of an invitation. Unlike other writes, no call is a single transaction: a wrong
   code must be counted even though the call is refused. Each call locks the request, then the invitation, so that of
   two calls at the same moment the second sees what the first has done. */

type Invitation = Selectable<OnBoardingInvitationTable>

interface Opened {
  tx: Tx
  request: LockedRequest
  invitation: Invitation
}

type GuestCall = Call & Refuses<'invitation-unknown'> & { body: { readonly token: string } }

/** Whether an invitation is still valid. */
const isOpen = ({ request, invitation }: Pick<Opened, 'request' | 'invitation'>): boolean =>
  invitation.closed_date === null &&
  invitation.expires_date.getTime() > Date.now() &&
  invitedIn.includes(request.statut as Status)

/**
 * Opens an invitation by its token, in its own transaction. The token is looked up by its hash, so comparing reveals
 * nothing about it.
 * @throws ProblemError invitation-unknown
 */
async function opening<T>(call: GuestCall, use: (opened: Opened) => Promise<T>): Promise<T> {
  const hash = hashToken(call.body.token)
  return call.services.connection.db.transaction().execute(async tx => {
    const found = await tx
      .selectFrom('on_boarding_invitation')
      .select('request_id')
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (!found) throw call.problem('invitation-unknown')
    const request = await lockRequest(tx, found.request_id)
    const invitation = await tx
      .selectFrom('on_boarding_invitation')
      .selectAll()
      .where('token_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst()
    if (!request || !invitation) throw call.problem('invitation-unknown')
    return use({ tx, request, invitation })
  })
}

/** @throws ProblemError if the invitation is closed, or the person should sign in instead */
async function needGuest(
  call: GuestCall & Refuses<'invitation-closed' | 'invitation-sign-in'>,
  opened: Opened,
): Promise<void> {
  if (!isOpen(opened)) throw call.problem('invitation-closed')
  if (await signsIn(opened.tx, call.services.settings, opened.request.contact_email))
    throw call.problem('invitation-sign-in')
}

const readInvitation: Handler<'readInvitation'> = call =>
  opening(call, async opened => {
    const { tx, request, invitation } = opened
    const language = request.contact_language
    const over = {
      language,
      contactFirstName: null,
      accountLegalName: null,
      offerName: null,
      englishOfferName: null,
      invitedByName: null,
      mayRequestCode: false,
      codeExpiresDate: null,
    }
    if (request.statut === 'failed' && request.failure === 'declined')
      return { body: { ...over, state: 'declined' as const } }
    const isDone = request.statut === 'succeeded'
    if (!isDone && !isOpen(opened)) return { body: { ...over, state: 'expired' as const } }
    const shown = {
      language,
      contactFirstName: request.contact_first_name,
      accountLegalName: request.account_legal_name,
      offerName: request.offer_name,
      englishOfferName: request.english_offer_name,
      invitedByName: await nameOf(tx, request.created_by),
    }
    const signed = { mayRequestCode: false, codeExpiresDate: null }
    if (isDone) return { body: { ...shown, ...signed, state: 'done' as const } }
    if (await signsIn(tx, call.services.settings, request.contact_email))
      return { body: { ...shown, ...signed, state: 'signIn' as const } }
    const isProved = invitation.acceptance_hash !== null && isLive(invitation.acceptance_expires_date)
    return {
      body: {
        ...shown,
        state: isProved ? ('passwordNeeded' as const) : ('codeNeeded' as const),
        mayRequestCode: await mayStillSend(tx, sendingsOf(request.id)),
        codeExpiresDate: hasCode(invitation) ? (invitation.code_expires_date?.toISOString() ?? null) : null,
      },
    }
  })

const requestInvitationCode: Handler<'requestInvitationCode'> = call =>
  opening(call, async opened => {
    await needGuest(call, opened)
    const { tx, request, invitation } = opened
    const seconds = await countSending(tx, sendingsOf(request.id), 'code')
    if (seconds > 0)
      throw call.problem('invitation-code-limit', { headers: { 'retry-after': String(seconds) } })
    await sendCode(tx, request, invitation.id, call.body.token)
    return {}
  })

const proveInvitation: Handler<'proveInvitation'> = async call => {
  const { token, code } = call.body
  const proved = await opening(call, async opened => {
    await needGuest(call, opened)
    const { tx, invitation } = opened
    const trial = tryCode(invitation, code, token)
    if (trial.result === 'spent') return 'spent' as const
    await tx
      .updateTable('on_boarding_invitation')
      .where('id', '=', invitation.id)
      .set({
        ...trial.columns,
        ...(trial.result === 'proved' && {
          acceptance_hash: trial.secretHash,
          acceptance_expires_date: trial.expires,
        }),
      })
      .execute()
    if (trial.result === 'wrong') return trial.triesLeft
    await declare(opened)
    return { acceptanceSecret: trial.secret, expiresDate: trial.expires.toISOString() }
  })
  if (proved === 'spent') throw call.problem('invitation-code-spent')
  if (typeof proved === 'number') throw call.problem('invitation-code-wrong', { triesLeft: proved })
  return { body: proved }
}

/**
 * Marks the request as declared: the address is proved, so the email was delivered, even if that is not recorded yet.
 */
async function declare({ tx, request }: Pick<Opened, 'tx' | 'request'>): Promise<LockedRequest> {
  if (request.statut === 'declared') return request
  const begun =
    request.statut === 'validated' ? await move(tx, request, { to: 'inProgress', by: null }) : request
  return move(tx, begun, { to: 'declared', by: request.contact_email.toLowerCase() })
}

const acceptInvitation: Handler<'acceptInvitation'> = async call => {
  const { password, acceptanceSecret } = call.body
  const needProof = async (opened: Opened) => {
    await needGuest(call, opened)
    const { acceptance_hash: hash, acceptance_expires_date: until } = opened.invitation
    if (opened.request.statut !== 'declared' || !isLive(until) || !isToken(acceptanceSecret, hash))
      throw call.problem('invitation-proof-expired')
  }
  const owner = await opening(call, async opened => {
    await needProof(opened)
    const { request } = opened
    return {
      firstName: request.contact_first_name,
      lastName: request.contact_last_name,
      email: request.contact_email,
      company: request.account_legal_name,
    }
  })
  const wrong = passwordProblem(password, owner)
  if (wrong) throw call.problem(wrong)
  // It takes a fifth of a second of CPU: do it before the transaction, and only for a person who has proved the
  // address.
  const hash = await hashPassword(password)
  return opening(call, async opened => {
    await needProof(opened)
    const { tx, request } = opened
    if (!(await succeed(opened))) throw call.problem('invitation-closed')
    const email = request.contact_email.toLowerCase()
    const made = await identityDatabase(tx)
      .insertInto('identity_account')
      .values({
        id: randomUUID(),
        email,
        name: `${request.contact_first_name} ${request.contact_last_name}`,
        password_hash: hash,
        demo: false,
      })
      .onConflict(conflict => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw call.problem('invitation-sign-in')
    return { body: { email, language: request.contact_language } }
  })
}

/** Brings the contact on board and completes the request. @returns false if the contact cannot join */
async function succeed({ tx, request }: Pick<Opened, 'tx' | 'request'>): Promise<boolean> {
  if (!(await join(tx, request))) return false
  const by = request.contact_email.toLowerCase()
  const done = await move(tx, request, { to: 'succeeded', by })
  await tx
    .updateTable('on_boarding_invitation')
    .set({ closed_date: sql<Date>`now()`, acceptance_hash: null, code_hash: null, code_salt: null })
    .where('request_id', '=', request.id)
    .where('closed_date', 'is', null)
    .execute()
  await tellOf(tx, done, 'succeeded', by)
  return true
}

const declineInvitation: Handler<'declineInvitation'> = call =>
  opening(call, async opened => {
    if (!isOpen(opened)) throw call.problem('invitation-closed')
    const { tx, request } = opened
    const { reason } = call.body
    const by = request.contact_email.toLowerCase()
    const declined = await move(tx, request, { to: 'failed', by, reason, failure: 'declined' })
    await tellOf(tx, declined, 'declined', by, reason)
    return {}
  })

/** Ends the request of a contact who belongs to the firm or to another client by now. */
async function failElsewhere({ tx, request }: Pick<Opened, 'tx' | 'request'>): Promise<void> {
  const failure = 'contactElsewhere'
  await tellOf(tx, await move(tx, request, { to: 'failed', by: null, failure }), failure, null)
}

/**
 * Completes the requests of a person who signs in with the address of an open invitation, which proves the address. Of
 * requests of several clients, the first brings the person on board, and those of the others fail.
 * @param email in lower case
 */
export async function joinBySigningIn({ connection }: Call['services'], email: string): Promise<void> {
  await connection.db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: number }>`${invitedRequests(email)} order by id`.execute(tx)
    for (const { id } of rows) {
      const request = await lockRequest(tx, id)
      if (!request || !invitedIn.includes(request.statut as Status)) continue
      const { contact_email: contactEmail, account_ibs_id: accountNumber } = request
      if (await mayJoin(tx, { email: contactEmail, accountNumber }))
        await succeed({ tx, request: await declare({ tx, request }) })
      else await failElsewhere({ tx, request })
    }
  })
}

/** Requests whose contact has this email and an open invitation. */
const invitedRequests = (email: string) => sql`
  select id from on_boarding_request as request
  where lower(contact_email) = ${email}::text and statut = any(${[...invitedIn]}::text[])
    and exists (select from on_boarding_invitation where request_id = request.id and closed_date is null
      and expires_date > now())`

/** What a guest does on the welcome page. */
export const invitationHandlers = {
  acceptInvitation,
  declineInvitation,
  proveInvitation,
  readInvitation,
  requestInvitationCode,
} satisfies SomeHandlers
