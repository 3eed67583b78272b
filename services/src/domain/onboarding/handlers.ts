import type { Updateable } from 'kysely'
import type { OnBoardingRequestTable } from '../../database/schema.ts'
import type { Answer, Call, Handler, Handlers } from '../../server/call.ts'
import { listOf, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { refuseTaken } from '../unique.ts'
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

/** The fields that both OnBoardingRequestForm and OnBoardingRequestPatch of the contract have. */
interface Correctable {
  titre: string
  contactTitle?: string | null
  contactFirstName: string
  contactLastName: string
  contactEmail: string
  contactPhone?: string | null
  contactRole: string
  requestDate?: string | null
  emailValidateur?: string
  acceptUnusualPhone?: boolean
  acceptKnownEmail?: boolean
}

interface RequestForm extends Correctable {
  accountIbsId: string
  engagementCode: string
  offerName: string
}

interface RequestPatch extends Partial<Correctable> {
  statut?: Status
  rejectionReason?: string
}

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

function correctionsOf(form: Partial<Correctable>): Updateable<OnBoardingRequestTable> {
  const entries = Object.entries(columnOf).filter(([name]) => name in form)
  return Object.fromEntries(entries.map(([name, column]) => [column, form[name as keyof typeof columnOf]]))
}

/** The two rules that the person may override, having looked again. */
async function checkContact(call: Call, form: Partial<Correctable>, exceptId: number): Promise<void> {
  if (form.contactPhone && !form.acceptUnusualPhone && !isFrenchMobile(form.contactPhone))
    throw new ProblemError('onboarding-phone-unusual')
  if (form.contactEmail && !form.acceptKnownEmail && (await emailUsed(call.db, form.contactEmail, exceptId)))
    throw new ProblemError('onboarding-email-used')
}

/** A validator is one of the staff, and not the one who asks: nobody validates their own request but the partner. */
async function checkValidator(
  call: Call,
  email: string,
  createdBy: string,
  partner: string | null,
): Promise<void> {
  const allowed = same(email, partner) || (!same(email, createdBy) && (await isStaffEmail(call.db, email)))
  if (!allowed)
    throw new ProblemError('body-invalid', {
      errors: [{ pointer: '/emailValidateur', code: 'value-not-allowed' }],
    })
}

async function answer(call: Call, id: number, location?: string): Promise<Answer> {
  const body = await readWritten(call, 'OnBoardingRequest', id)
  const headers = { etag: String(body['@odata.etag']) }
  return { body, headers: location === undefined ? headers : { ...headers, location } }
}

const createOnBoardingRequest: Handler = async call => {
  const form = call.body as RequestForm
  const { person } = call
  const account = await readAccount(call.db, form.accountIbsId)
  const ownAccount = person.staff || person.contact?.accountNumber === form.accountIbsId
  if (!account || !ownAccount) throw new ProblemError('onboarding-account-unknown')
  const engagement = await readEngagement(call.db, form.engagementCode)
  if (engagement?.engagement_account_number !== account.account_number)
    throw new ProblemError('onboarding-engagement-unknown')
  if (!(await offerExists(call.db, form.offerName))) throw new ProblemError('onboarding-offer-unknown')
  const partner = engagement.engagement_partner_email
  if (!partner || !engagement.engagement_manager_email) throw new ProblemError('onboarding-partner-missing')
  const validator = form.emailValidateur ?? partner
  await checkValidator(call, validator, person.email, partner)
  const wanted = {
    accountNumber: account.account_number,
    engagementCode: form.engagementCode,
    offerName: form.offerName,
    contactEmail: form.contactEmail,
    contactRole: form.contactRole,
  }
  if (await equivalentExists(call.db, wanted, 0)) throw new ProblemError('onboarding-duplicate')
  await checkContact(call, form, 0)
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
  const id = await refuseTaken('onboarding-duplicate', insertRequest(call.db, row))
  return answer(call, id, `/v1/OnBoardingRequest(${id})`)
}

const updateOnBoardingRequest: Handler = async call => {
  const id = Number(call.params['id'])
  const patch = call.body as RequestPatch
  const { email, staff, contact } = call.person
  const request = await lockRequest(call.db, id)
  if (!request) throw new ProblemError('not-found')
  const ofOwnAccount =
    same(email, request.created_by) ||
    same(email, request.contact_email) ||
    contact?.accountNumber === request.account_ibs_id
  if (!staff && !ofOwnAccount) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, request.version)

  const engagement = await readEngagement(call.db, request.engagement_code)
  const partner = engagement?.engagement_partner_email ?? null
  const parties: Parties = { createdBy: request.created_by, validator: request.email_validateur, partner }
  if (!takesPart(email, parties)) throw new ProblemError('onboarding-not-validator')

  const from = request.statut as Status
  const corrections = correctionsOf(patch)
  if (Object.keys(corrections).length > 0 && !mayBeCorrected(from))
    throw new ProblemError('onboarding-transition-refused')
  if (patch.emailValidateur !== undefined && !same(patch.emailValidateur, request.email_validateur)) {
    if (!mayDecide(email, parties)) throw new ProblemError('onboarding-not-validator')
    await checkValidator(call, patch.emailValidateur, request.created_by, partner)
    corrections.email_validateur = patch.emailValidateur.toLowerCase()
  }
  await checkContact(call, patch, id)
  const to = patch.statut ?? from
  const decision = to === from ? {} : decide(from, to, email, parties, patch)
  const wanted = {
    accountNumber: request.account_ibs_id,
    engagementCode: request.engagement_code,
    offerName: request.offer_name,
    contactEmail: patch.contactEmail ?? request.contact_email,
    contactRole: patch.contactRole ?? request.contact_role,
  }
  if (underWay.includes(to) && (await equivalentExists(call.db, wanted, id)))
    throw new ProblemError('onboarding-duplicate')
  await refuseTaken('onboarding-duplicate', updateRequest(call.db, id, { ...corrections, ...decision }))
  return answer(call, id)
}

/** What a new status writes. @throws ProblemError when it is not reached from there, or not by this person. */
function decide(
  from: Status,
  to: Status,
  email: string,
  parties: Parties,
  patch: RequestPatch,
): Updateable<OnBoardingRequestTable> {
  if (!mayGo(from, to)) throw new ProblemError('onboarding-transition-refused')
  const decision = to === 'validated' || to === 'rejected'
  if (decision && !mayDecide(email, parties)) throw new ProblemError('onboarding-not-validator')
  if (to === 'rejected') {
    if (!patch.rejectionReason) throw new ProblemError('onboarding-reason-missing')
    return { statut: to, rejection_reason: patch.rejectionReason }
  }
  if (to === 'toValidate') return { statut: to, rejection_reason: null }
  return { statut: to }
}

const getContactInfoByEmail: Handler = async call => {
  // OData doubles an apostrophe inside a string.
  const email = String(call.params['email']).replaceAll("''", "'")
  const { staff, contact } = call.person
  // A customer hears of the requests of their own account; without one, of none.
  const request = await latestFor(call.db, email, staff ? undefined : (contact?.accountNumber ?? ''))
  if (!request) throw new ProblemError('not-found')
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
export const onboardingHandlers: Handlers = {
  createOnBoardingRequest,
  getContactInfoByEmail,
  listOnBoardingRequests: listOf(),
  updateOnBoardingRequest,
}
