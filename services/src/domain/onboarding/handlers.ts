import type { Updateable } from 'kysely'
import type { OnBoardingRequestTable } from '../../database/schema.ts'
import type { CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  isFrenchMobile,
  mayBeCorrected,
  mayDecide,
  mayGo,
  type Parties,
  same,
  type Status,
  takesPart,
  underWay,
} from './rules.ts'
import {
  emailUsed,
  equivalentExists,
  insertRequest,
  isStaffEmail,
  latestFor,
  lockRequest,
  offerExists,
  readAccount,
  readEngagement,
  updateRequest,
} from './statements.ts'

type FormCall = CallOf<'createOnBoardingRequest'> | CallOf<'updateOnBoardingRequest'>
type RequestPatch = BodyOf<'updateOnBoardingRequest'>

const columnOf = {
  titre: 'titre',
  contactTitle: 'contact_title',
  contactFirstName: 'contact_first_name',
  contactLastName: 'contact_last_name',
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
  contactRole: 'contact_role',
  requestDate: 'request_date',
  emailValidateur: 'email_validateur',
} as const

function correctionsOf(form: RequestPatch): Updateable<OnBoardingRequestTable> {
  const entries = Object.entries(columnOf).filter(([name]) => name in form)
  return Object.fromEntries(entries.map(([name, column]) => [column, form[name as keyof typeof columnOf]]))
}

/** The two rules that the person may override, having looked again. */
async function checkContact(call: FormCall, exceptId: number): Promise<void> {
  const form = call.body
  if (form.contactPhone && !form.acceptUnusualPhone && !isFrenchMobile(form.contactPhone))
    throw call.problem('onboarding-phone-unusual')
  if (form.contactEmail && !form.acceptKnownEmail && (await emailUsed(call.db, form.contactEmail, exceptId)))
    throw call.problem('onboarding-email-used')
}

/** A validator is one of the staff, and not the one who asks: nobody validates their own request but the partner. */
async function checkValidator(
  call: FormCall,
  email: string,
  createdBy: string,
  partner: string | null,
): Promise<void> {
  const allowed = same(email, partner) || (!same(email, createdBy) && (await isStaffEmail(call.db, email)))
  if (!allowed)
    throw call.problem('body-invalid', {
      errors: [{ pointer: '/emailValidateur', code: 'value-not-allowed' }],
    })
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
  const partner = engagement.engagement_partner_email
  if (!partner || !engagement.engagement_manager_email) throw call.problem('onboarding-partner-missing')
  const validator = form.emailValidateur ?? partner
  await checkValidator(call, validator, person.email, partner)
  const wanted = {
    accountNumber: account.account_number,
    engagementCode: form.engagementCode,
    offerName: form.offerName,
    contactEmail: form.contactEmail,
    contactRole: form.contactRole,
  }
  if (await equivalentExists(call.db, wanted, 0)) throw call.problem('onboarding-duplicate')
  await checkContact(call, 0)
  const row = {
    titre: form.titre,
    contact_title: form.contactTitle ?? null,
    contact_first_name: form.contactFirstName,
    contact_last_name: form.contactLastName,
    contact_email: form.contactEmail,
    contact_phone: form.contactPhone ?? null,
    contact_role: form.contactRole,
    account_legal_name: account.account_legal_name,
    account_ibs_id: account.account_number,
    engagement_code: engagement.engagement_code,
    description_engagement: engagement.engagement_description,
    offer_name: form.offerName,
    statut: 'toValidate',
    request_date: form.requestDate ?? null,
    email_validateur: validator.toLowerCase(),
    created_by: person.email,
    rejection_reason: null,
  }
  const id = await refuseDuplicate(call, 'onboarding-duplicate', insertRequest(call.db, row))
  return answerNew(call, 'OnBoardingRequest', id, `/v1/OnBoardingRequest(${id})`)
}

const updateOnBoardingRequest: Handler<'updateOnBoardingRequest'> = async call => {
  const id = call.path.id
  const patch = call.body
  const { email, staff, contact } = call.person
  const request = await lockRequest(call.db, id)
  if (!request) throw call.problem('not-found')
  const ofOwnAccount =
    same(email, request.created_by) ||
    same(email, request.contact_email) ||
    contact?.accountNumber === request.account_ibs_id
  if (!staff && !ofOwnAccount) throw call.problem('not-found')
  matchVersion(call, request.version)

  const engagement = await readEngagement(call.db, request.engagement_code)
  const partner = engagement?.engagement_partner_email ?? null
  const parties: Parties = { createdBy: request.created_by, validator: request.email_validateur, partner }
  if (!takesPart(email, parties)) throw call.problem('onboarding-not-validator')

  const from = request.statut as Status
  const corrections = correctionsOf(patch)
  if (Object.keys(corrections).length > 0 && !mayBeCorrected(from))
    throw call.problem('onboarding-transition-refused')
  if (patch.emailValidateur !== undefined && !same(patch.emailValidateur, request.email_validateur)) {
    if (!mayDecide(email, parties)) throw call.problem('onboarding-not-validator')
    await checkValidator(call, patch.emailValidateur, request.created_by, partner)
    corrections.email_validateur = patch.emailValidateur.toLowerCase()
  }
  await checkContact(call, id)
  const to = patch.statut ?? from
  const decision = to === from ? {} : decide(call, from, to, parties)
  const wanted = {
    accountNumber: request.account_ibs_id,
    engagementCode: request.engagement_code,
    offerName: request.offer_name,
    contactEmail: patch.contactEmail ?? request.contact_email,
    contactRole: patch.contactRole ?? request.contact_role,
  }
  if (underWay.includes(to) && (await equivalentExists(call.db, wanted, id)))
    throw call.problem('onboarding-duplicate')
  await refuseDuplicate(
    call,
    'onboarding-duplicate',
    updateRequest(call.db, id, { ...corrections, ...decision }),
  )
  return answerChanged(call, 'OnBoardingRequest', id)
}

/** What a new status writes. @throws ProblemError when it is not reached from there, or not by this person. */
function decide(
  call: CallOf<'updateOnBoardingRequest'>,
  from: Status,
  to: Status,
  parties: Parties,
): Updateable<OnBoardingRequestTable> {
  if (!mayGo(from, to)) throw call.problem('onboarding-transition-refused')
  const decision = to === 'validated' || to === 'rejected'
  if (decision && !mayDecide(call.person.email, parties)) throw call.problem('onboarding-not-validator')
  if (to === 'rejected') {
    const { rejectionReason } = call.body
    if (!rejectionReason) throw call.problem('onboarding-reason-missing')
    return { statut: to, rejection_reason: rejectionReason }
  }
  if (to === 'toValidate') return { statut: to, rejection_reason: null }
  return { statut: to }
}

const getContactInfoByEmail: Handler<'getContactInfoByEmail'> = async call => {
  // OData doubles an apostrophe inside a string.
  const email = call.path.email.replaceAll("''", "'")
  const { staff, contact } = call.person
  // A customer hears of the requests of their own account; without one, of none.
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
      accountLegalName: request.account_legal_name,
      accountIbsId: request.account_ibs_id,
    },
  }
}

/** The onboarding of a client contact to an offer. */
export const onboardingHandlers = {
  createOnBoardingRequest,
  getContactInfoByEmail,
  listOnBoardingRequests: readList,
  updateOnBoardingRequest,
} satisfies SomeHandlers
