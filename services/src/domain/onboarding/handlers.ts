import { sql, type Updateable } from 'kysely'
import type { OnBoardingRequestTable } from '../../database/onboarding-tables.ts'
import type { Call, CallOf, Handler, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import { isStaff } from '../../access/person.ts'
import { countSending } from '../guest-links/sendings.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { countOnBoardingRequests, getOnBoardingRequest } from './read-handlers.ts'
import { withReader } from './fields-of-person.ts'
import { invite } from './invite.ts'
import { mayJoin } from './join.ts'
import { move } from './move.ts'
import { columnOf, differencesOf, fieldsOf, insteadOf, isFrenchMobile, partOf, same } from './rules.ts'
import {
  emailUsed,
  type Equivalent,
  findEquivalent,
  hasLeft,
  insertRequest,
  isStaffEmail,
  languageOf,
  latestFor,
  type LockedRequest,
  lockRequest,
  mayValidate,
  offerExists,
  readAccount,
  readEngagement,
  readParties,
  seesRequest,
  sendingsOf,
  updateRequest,
  writeStep,
} from './statements.ts'
import { tellOf, tellValidator } from './tell.ts'
import { mayBeCorrected, refusalOf, resentFrom, type Status, underWay } from './transitions.ts'

type FormCall = CallOf<'createOnBoardingRequest'> | CallOf<'updateOnBoardingRequest'>
type RequestPatch = BodyOf<'updateOnBoardingRequest'>
type Columns = Updateable<OnBoardingRequestTable>

function correctionsOf(form: RequestPatch): Columns {
  const entries = Object.entries(columnOf).filter(([name]) => name in form && name !== 'emailValidateur')
  return Object.fromEntries(entries.map(([name, column]) => [column, form[name as keyof typeof columnOf]]))
}

/** The contact of a saved request, and what was accepted for it. */
type Saved = Pick<LockedRequest, 'id' | 'contact_email' | 'contact_phone' | 'phone_accepted_by'> | undefined

/**
 * Applies two rules that a person may override after a second look; each override is stored with its author and time.
 * Values already saved are not questioned again.
 */
async function checkContact(call: FormCall, saved: Saved): Promise<Columns> {
  const { contactPhone: phone, contactEmail: email, acceptUnusualPhone, acceptKnownEmail } = call.body
  const accepted: Columns = {}
  const stamp = { by: call.person.email, date: sql<Date>`now()` }
  if (phone !== undefined && phone !== saved?.contact_phone) {
    const isUnusual = phone !== null && !isFrenchMobile(phone)
    if (isUnusual && !acceptUnusualPhone) throw call.problem('onboarding-phone-unusual')
    accepted.phone_accepted_by = isUnusual ? stamp.by : null
    accepted.phone_accepted_date = isUnusual ? stamp.date : null
  }
  if (email !== undefined && !same(email, saved?.contact_email ?? null)) {
    const { staff, contact } = call.person
    const isUsed = await emailUsed(call.db, email, {
      exceptId: saved?.id ?? 0,
      // A client does not learn whom others know.
      accountNumber: staff ? undefined : (contact?.accountNumber ?? ''),
    })
    if (isUsed && !acceptKnownEmail) throw call.problem('onboarding-email-used')
    accepted.email_accepted_by = isUsed ? stamp.by : null
    accepted.email_accepted_date = isUsed ? stamp.date : null
  }
  return accepted
}

/** Refuses a contact who is a member of the firm, or who belongs to another client. */
async function checkPerson(
  call: Call & Refuses<'onboarding-contact-is-staff' | 'onboarding-contact-elsewhere'>,
  email: string,
  accountNumber: string,
): Promise<void> {
  const { firmDomain } = call.services.settings
  if ((await isStaffEmail(call.db, email)) || isStaff(null, email, firmDomain))
    throw call.problem('onboarding-contact-is-staff')
  if (!(await mayJoin(call.db, { email, accountNumber }))) throw call.problem('onboarding-contact-elsewhere')
}

/**
 * Requires a validator who is staff, may decide, and is not the creator: only the partner validates their own request.
 */
async function checkValidator(
  call: FormCall,
  email: string,
  createdBy: string,
  partner: string | null,
): Promise<void> {
  const allowed = same(email, partner) || (!same(email, createdBy) && (await mayValidate(call.db, email)))
  if (!allowed) throw call.problem('onboarding-validator-unknown')
}

/** @throws ProblemError onboarding-duplicate, which names the other request to people who may read it */
async function needNoEquivalent(
  call: PersonCall & Refuses<'onboarding-duplicate'>,
  wanted: Equivalent,
  exceptId: number,
): Promise<void> {
  const other = await findEquivalent(call.db, wanted, exceptId)
  if (!other) return
  if (!call.person.staff) throw call.problem('onboarding-duplicate')
  const isSeen = await seesRequest(call.db, other.id, call.rows)
  throw call.problem('onboarding-duplicate', {
    equivalentRequest: {
      id: isSeen ? other.id : null,
      createdBy: other.created_by,
      createdByName: other.created_by_name,
    },
  })
}

/** @throws ProblemError if an engagement accepts no onboarding */
function needOpen(
  call: FormCall,
  engagement: Awaited<ReturnType<typeof readEngagement>>,
): { partner: string } {
  if (engagement?.engagement_statut === 'Clos') throw call.problem('onboarding-engagement-closed')
  const partner = engagement?.engagement_partner_email
  if (!partner) throw call.problem('onboarding-partner-missing')
  if (!engagement.engagement_manager_email) throw call.problem('onboarding-manager-missing')
  return { partner }
}

const createOnBoardingRequest: Handler<'createOnBoardingRequest'> = async call => {
  const form = call.body
  const { person } = call
  const account = await readAccount(call.db, form.accountIbsId)
  const ownAccount = person.staff || person.contact?.accountNumber === form.accountIbsId
  if (!account || !ownAccount) throw call.problem('onboarding-account-unknown')
  const engagement = await readEngagement(call.db, form.engagementCode)
  if (engagement?.engagement_account_number !== account.account_number)
    throw call.problem('onboarding-engagement-unknown')
  if (!(await offerExists(call.db, form.offerName))) throw call.problem('onboarding-offer-unknown')
  const { partner } = needOpen(call, engagement)
  const validator = form.emailValidateur ?? partner
  await checkValidator(call, validator, person.email, partner)
  await checkPerson(call, form.contactEmail, account.account_number)
  const wanted = {
    accountNumber: account.account_number,
    engagementCode: form.engagementCode,
    offerName: form.offerName,
    contactEmail: form.contactEmail,
    contactRole: form.contactRole,
  }
  await needNoEquivalent(call, wanted, 0)
  const accepted = await checkContact(call, undefined)
  const row = {
    titre: form.titre,
    contact_title: form.contactTitle ?? null,
    contact_first_name: form.contactFirstName,
    contact_last_name: form.contactLastName,
    contact_email: form.contactEmail,
    contact_phone: form.contactPhone ?? null,
    contact_role: form.contactRole,
    contact_language: form.contactLanguage ?? (await languageOf(call.db, form.contactEmail)) ?? 'fr',
    account_legal_name: account.account_legal_name,
    account_ibs_id: account.account_number,
    engagement_code: engagement.engagement_code,
    description_engagement: engagement.engagement_description,
    offer_name: form.offerName,
    statut: 'toValidate',
    status_reason: null,
    request_date: form.requestDate ?? null,
    email_validateur: validator.toLowerCase(),
    created_by: person.email,
    phone_accepted_by: accepted.phone_accepted_by ?? null,
    email_accepted_by: accepted.email_accepted_by ?? null,
    phone_accepted_date: accepted.phone_accepted_by ? new Date() : null,
    email_accepted_date: accepted.email_accepted_by ? new Date() : null,
  }
  const id = await refuseDuplicate(call, 'onboarding-duplicate', insertRequest(call.db, row))
  await writeStep(call.db, id, { statut: 'toValidate', by: person.email })
  const request = await lockRequest(call.db, id)
  if (request) await tellOf(call.db, request, 'toDecide', person.email)
  return answerNew(withReader(call), 'OnBoardingRequest', id, `/v1/OnBoardingRequest(${id})`)
}

const updateOnBoardingRequest: Handler<'updateOnBoardingRequest'> = async call => {
  const { id } = call.path
  const patch = call.body
  const { email } = call.person
  const request = await lockRequest(call.db, id, call.rows)
  if (!request) throw call.problem('not-found')
  matchVersion(call, request.version)

  const parties = await readParties(call.db, request)
  const part = partOf(email, parties)
  // A client never decides, even if their address is entered as partner or validator.
  if (!call.person.staff) part.isDecider = false
  if (!part.isCreator && !part.isDecider) throw call.problem('onboarding-not-validator')

  const from = request.statut as Status
  const to = patch.statut ?? from
  const corrections = correctionsOf(patch)
  const isCorrected = Object.keys(corrections).length > 0 || patch.emailValidateur !== undefined
  if (isCorrected && !mayBeCorrected(from)) throw call.problem('onboarding-transition-refused')
  if (patch.emailValidateur !== undefined && !same(patch.emailValidateur, request.email_validateur)) {
    if (!part.isDecider) throw call.problem('onboarding-not-validator')
    await checkValidator(call, patch.emailValidateur, request.created_by, request.partner_email || null)
    corrections.email_validateur = patch.emailValidateur.toLowerCase()
  }
  if (patch.contactEmail !== undefined && !same(patch.contactEmail, request.contact_email))
    await checkPerson(call, patch.contactEmail, request.account_ibs_id)
  Object.assign(corrections, await checkContact(call, request))
  if (to !== from) await checkMove(call, request, to, part)
  const wanted = {
    accountNumber: request.account_ibs_id,
    engagementCode: request.engagement_code,
    offerName: request.offer_name,
    contactEmail: patch.contactEmail ?? request.contact_email,
    contactRole: patch.contactRole ?? request.contact_role,
  }
  if (underWay.includes(to)) await needNoEquivalent(call, wanted, id)
  if (to === from) {
    await refuseDuplicate(call, 'onboarding-duplicate', updateRequest(call.db, id, corrections))
    const changed = corrections.email_validateur === undefined ? undefined : await lockRequest(call.db, id)
    if (changed && from === 'toValidate') await tellValidator(call.db, changed, email)
  } else await refuseDuplicate(call, 'onboarding-duplicate', decide(call, request, to, corrections))
  return answerChanged(withReader(call), 'OnBoardingRequest', id)
}

/** @throws ProblemError if the request cannot move to a status, or not by this person */
async function checkMove(
  call: CallOf<'updateOnBoardingRequest'>,
  request: LockedRequest,
  to: Status,
  part: Parameters<typeof refusalOf>[2],
): Promise<void> {
  const refusal = refusalOf(request.statut as Status, to, part, 'updateOnBoardingRequest')
  if (refusal) throw call.problem(refusal)
  if (to === 'rejected' && !call.body.statusReason) throw call.problem('onboarding-reason-missing')
  if (to === 'validated' || to === 'toValidate')
    needOpen(call, await readEngagement(call.db, request.engagement_code))
}

/** Writes a new status with its consequences: an invitation, a step of the history, and notifications. */
async function decide(
  call: CallOf<'updateOnBoardingRequest'>,
  request: LockedRequest,
  to: Status,
  corrections: Columns,
): Promise<void> {
  const { db } = call
  const { email } = call.person
  const corrected = await (async () => {
    if (Object.keys(corrections).length === 0) return request
    await updateRequest(db, request.id, corrections)
    // Undo this version increment, so that the whole change counts as one version: the next statement increments it
    // again.
    await sql`update on_boarding_request set version = version - 1 where id = ${request.id}`.execute(db)
    return (await lockRequest(db, request.id)) ?? request
  })()
  const reason = to === 'rejected' || to === 'abandoned' ? (call.body.statusReason ?? null) : null
  if (to === 'validated' || to === 'rejected') {
    const parties = await readParties(db, corrected)
    const without = insteadOf(email, parties, await hasLeft(db, parties.validator))
    const moved = await move(db, corrected, {
      to,
      by: email,
      reason,
      insteadOf: without,
      columns: {
        decided_by: email,
        decided_date: sql<Date>`now()`,
        decided_fields: JSON.stringify(fieldsOf(corrected)),
      },
    })
    if (to === 'validated') await invite(db, moved, call.services.settings)
    await tellOf(db, moved, to, email, reason)
    return
  }
  const differences = to === 'toValidate' ? differencesOf(corrected.decided_fields, fieldsOf(corrected)) : []
  const moved = await move(db, corrected, { to, by: email, reason, differences })
  await tellOf(db, moved, to === 'toValidate' ? 'corrected' : 'abandoned', email, reason)
}

const resendOnBoardingInvitation: Handler<'resendOnBoardingInvitation'> = async call => {
  const { id } = call.path
  const { email } = call.person
  const request = await lockRequest(call.db, id, call.rows)
  if (!request) throw call.problem('not-found')
  const part = partOf(email, await readParties(call.db, request))
  if (!part.isCreator && !part.isDecider) throw call.problem('onboarding-not-participant')
  const from = request.statut as Status
  if (!resentFrom.includes(from)) throw call.problem('onboarding-transition-refused')
  if (from === 'failed') await needRevivable(call, request)
  const seconds = await countSending(call.db, sendingsOf(id), 'invitation')
  if (seconds > 0)
    throw call.problem('onboarding-resend-limit', { headers: { 'retry-after': String(seconds) } })
  if (from === 'failed')
    await invite(
      call.db,
      await move(call.db, request, { to: 'inProgress', by: email }),
      call.services.settings,
    )
  else {
    await invite(call.db, request, call.services.settings)
    await updateRequest(call.db, id, {})
  }
  return answerChanged(withReader(call), 'OnBoardingRequest', id)
}

/**
 * Checks what may have changed since a request failed, before it is revived.
 * @throws ProblemError if its engagement was closed, its contact joined another client, or an equivalent request was made
 */
async function needRevivable(
  call: CallOf<'resendOnBoardingInvitation'>,
  request: LockedRequest,
): Promise<void> {
  const wanted = {
    accountNumber: request.account_ibs_id,
    engagementCode: request.engagement_code,
    offerName: request.offer_name,
    contactEmail: request.contact_email,
    contactRole: request.contact_role,
  }
  const engagement = await readEngagement(call.db, wanted.engagementCode)
  if (engagement?.engagement_statut === 'Clos') throw call.problem('onboarding-engagement-closed')
  await checkPerson(call, wanted.contactEmail, wanted.accountNumber)
  await needNoEquivalent(call, wanted, request.id)
}

const getContactInfoByEmail: Handler<'getContactInfoByEmail'> = async call => {
  // OData doubles an apostrophe inside a string.
  const email = call.path.email.replaceAll("''", "'")
  const { staff, contact } = call.person
  // A customer sees only the requests of their own account, and none without an account.
  const request = await latestFor(call.db, email, staff ? undefined : (contact?.accountNumber ?? ''))
  if (!request) throw call.problem('not-found')
  return {
    body: {
      contactTitle: request.contact_title,
      contactFirstName: request.contact_first_name,
      contactLastName: request.contact_last_name,
      contactEmail: request.contact_email,
      contactPhone: request.contact_phone,
      contactRole: request.contact_role,
      // Their own choice in the portal overrides what the request says.
      contactLanguage: (await languageOf(call.db, email)) ?? request.contact_language,
      accountLegalName: request.account_legal_name,
      accountIbsId: request.account_ibs_id,
    },
  }
}

/** The onboarding of a client contact to an offer. */
export const onboardingHandlers = {
  countOnBoardingRequests,
  createOnBoardingRequest,
  getContactInfoByEmail,
  getOnBoardingRequest,
  listOnBoardingRequests: call => readList(withReader(call)),
  resendOnBoardingInvitation,
  updateOnBoardingRequest,
} satisfies SomeHandlers
