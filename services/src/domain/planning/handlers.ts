import { plans } from '../../access/planning-requests.ts'
import type { Answer, Handler, Handlers } from '../../server/call.ts'
import { listOf, readOne, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { offerExists } from '../offers.ts'
import { matchVersion } from '../version.ts'
import { withRight } from './fields-of-person.ts'
import { moveRequest } from './moves.ts'
import { datesProblem, mayChange, type PlanningForm, type Status, teamProblem } from './rules.ts'
import {
  clientOfEngagement,
  countLoad,
  insertRequest,
  isOfFirm,
  type KnownRequest,
  lockRequest,
  readBusinessUnits,
  readOpenEngagement,
  unknownMembers,
  updateRequestRow,
  writeStep,
  writeTeam,
} from './statements.ts'
import { countWorkingDays, dayInFrance, publicHolidays } from './working-days.ts'

type PersonCall = Parameters<Handler>[0]

async function answer(call: PersonCall, id: number, isNew = false): Promise<Answer> {
  const body = await readWritten(withRight(call), 'PlanningRequest', id)
  const headers = { etag: String(body['@odata.etag']) }
  return { body, headers: isNew ? { ...headers, location: `/v1/PlanningRequests(${id})` } : headers }
}

/** The request of the path, ours until the transaction ends. @throws ProblemError not-found */
async function find(call: PersonCall): Promise<KnownRequest> {
  const request = await lockRequest(call.db, Number(call.params['id']), call.person)
  if (!request) throw new ProblemError('not-found')
  return request
}

/** @throws ProblemError when a request may not have a form, the first fault in the order of its fields */
async function check(call: PersonCall, form: PlanningForm, before?: PlanningForm): Promise<void> {
  const { firmDomain } = call.services.settings
  const isNew = (field: keyof PlanningForm) => form[field] !== before?.[field]
  if (isNew('engagementId')) await checkEngagement(call, form.engagementId, before?.engagementId)
  if (isNew('businessUnit') && !(await readBusinessUnits(call.db, firmDomain)).includes(form.businessUnit))
    throw new ProblemError('planning-business-unit-unknown')
  if (isNew('managerEmail') && !(await isOfFirm(call.db, form.managerEmail, firmDomain)))
    throw new ProblemError('planning-manager-unknown')
  if (isNew('teamContacts')) await checkTeam(call, form)
  if (isNew('offerId') && !(await offerExists(call.db, form.offerId)))
    throw new ProblemError('planning-solution-unknown')
  const ofDates = datesProblem(form, before, dayInFrance(new Date()))
  if (ofDates) throw new ProblemError(ofDates)
}

async function checkEngagement(call: PersonCall, id: number, beforeId: number | undefined): Promise<void> {
  const engagement = await readOpenEngagement(call.db, id)
  if (!engagement) throw new ProblemError('planning-engagement-unknown')
  if (beforeId === undefined) return
  // What was requested for one client is not delivered to another.
  if ((await clientOfEngagement(call.db, beforeId)) !== engagement.accountNumber)
    throw new ProblemError('planning-engagement-of-another-client')
}

async function checkTeam(call: PersonCall, { teamContacts }: PlanningForm): Promise<void> {
  const unknown = await unknownMembers(call.db, teamContacts, call.services.settings.firmDomain)
  if (unknown.length > 0)
    throw new ProblemError('planning-contact-unknown', {
      errors: unknown.map(at => ({ pointer: `/teamContacts/${at}/contactId`, code: 'unknown-name' })),
    })
  const problem = teamProblem(teamContacts)
  if (problem) throw new ProblemError(problem)
}

function columnsOf(form: PlanningForm) {
  return {
    engagement_id: form.engagementId,
    request_type: form.requestType,
    business_unit: form.businessUnit,
    manager_email: form.managerEmail.toLowerCase(),
    offer_id: form.offerId,
    desired_start_date: form.desiredStartDate,
    desired_delivery_date: form.desiredDeliveryDate,
    working_days: countWorkingDays(form.desiredStartDate, form.desiredDeliveryDate),
  }
}

const createPlanningRequest: Handler = async call => {
  const form = call.body as PlanningForm
  await check(call, form)
  const { email } = call.person
  const id = await insertRequest(call.db, { ...columnsOf(form), created_by: email })
  await writeTeam(call.db, id, form.teamContacts)
  await writeStep(call.db, id, { status: 'submitted', reason: null, changedBy: email })
  return answer(call, id, true)
}

const updatePlanningRequest: Handler = async call => {
  const request = await find(call)
  matchVersion(call.ifMatch, request.version)
  if (!request.mayChange) throw new ProblemError('planning-not-participant')
  const patch = call.body as Partial<PlanningForm>
  if (!mayChange({ ...request, plans: plans(call.person) }, Object.keys(patch)))
    throw new ProblemError('planning-closed')
  const form = { ...request.form, ...patch }
  // What was refused is requested anew: its dates must not have passed.
  await check(call, form, request.status === 'refused' ? withoutDates(request.form) : request.form)
  await updateRequestRow(call.db, request.id, columnsOf(form))
  if (patch.teamContacts) await writeTeam(call.db, request.id, patch.teamContacts)
  if (request.status === 'refused')
    await moveRequest(call.db, request, { to: 'submitted', reason: null, by: call.person.email })
  return answer(call, request.id)
}

function withoutDates(form: PlanningForm): PlanningForm {
  return { ...form, desiredStartDate: '', desiredDeliveryDate: '' }
}

const decidePlanningRequest: Handler = async call => {
  const request = await find(call)
  matchVersion(call.ifMatch, request.version)
  const { status, reason } = call.body as { status: Status; reason: string | null }
  if (status === 'refused' && reason === null) throw new ProblemError('planning-reason-missing')
  const told = status === 'refused' ? reason : null
  await moveRequest(call.db, request, { to: status, reason: told, by: call.person.email })
  return answer(call, request.id)
}

const cancelPlanningRequest: Handler = async call => {
  const request = await find(call)
  matchVersion(call.ifMatch, request.version)
  if (!request.mayChange) throw new ProblemError('planning-not-participant')
  await moveRequest(call.db, request, { to: 'cancelled', reason: null, by: call.person.email })
  return answer(call, request.id)
}

const getPlanningChoices: Handler = async call => ({
  body: { businessUnits: await readBusinessUnits(call.db, call.services.settings.firmDomain) },
})

const getPlanningLoad: Handler = async call => {
  const { from, to, exceptId } = call.query as { from: string; to: string; exceptId?: number }
  return { body: await countLoad(call.db, from, to, exceptId) }
}

const listPublicHolidays: Handler = call => {
  const { year, years } = call.query as { year: number; years?: number }
  const value = Array.from({ length: years ?? 1 }, (_, index) => publicHolidays(year + index)).flat()
  return Promise.resolve({ body: { value } })
}

/** Requests for reports: made by staff, planned by those who may. */
export const planningHandlers: Handlers = {
  cancelPlanningRequest,
  createPlanningRequest,
  decidePlanningRequest,
  getPlanningChoices,
  getPlanningLoad,
  getPlanningRequest: call => readOne(withRight(call), Number(call.params['id'])),
  listPlanningRequests: call => listOf()(withRight(call)),
  listPublicHolidays,
  updatePlanningRequest,
}
