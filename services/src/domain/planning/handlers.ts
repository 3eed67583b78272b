import { plans } from './seen-requests.ts'
import type { CallOf, Handler, KeyCall, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import { offerExists } from '../offers.ts'
import { matchVersion } from '../version.ts'
import { withRight } from './fields-of-person.ts'
import { moveRequest, needWay } from './moves.ts'
import { datesProblem, mayChange, type PlanningForm, teamProblem, verdictOf } from './rules.ts'
import {
  clientOfEngagement,
  countLoad,
  insertRequest,
  isOfFirm,
  type KnownRequest,
  lockRequest,
  readBusinessUnits,
  readOpenEngagement,
  readTeamLoad,
  unknownMembers,
  updateRequestRow,
  writeStep,
  writeTeam,
} from './statements.ts'
import { countWorkingDays, publicHolidays } from './working-days.ts'
import { abandonDraftOf } from '../publications/statements.ts'
import { tellMoved, tellPlanned } from '../publications/tell.ts'

/** Calls that write the content of a request. */
type FormCall = CallOf<'createPlanningRequest'> | CallOf<'updatePlanningRequest'>

const answer = (call: PersonCall, id: number) => answerChanged(withRight(call), 'PlanningRequest', id)

/** The request of the path, locked until the transaction ends. @throws ProblemError not-found */
async function find(call: KeyCall & Refuses<'not-found'>): Promise<KnownRequest> {
  const request = await lockRequest(call.db, call.path.id, call.person)
  if (!request) throw call.problem('not-found')
  return request
}

/** @throws ProblemError when the form is invalid: the first fault in the order of its fields */
async function check(
  call: FormCall,
  checkEngagement: () => Promise<unknown>,
  form: PlanningForm,
  before?: PlanningForm,
): Promise<void> {
  const { firmDomain } = call.services.settings
  const isNew = (field: keyof PlanningForm) => form[field] !== before?.[field]
  if (isNew('engagementId')) await checkEngagement()
  if (isNew('businessUnit') && !(await readBusinessUnits(call.db, firmDomain)).includes(form.businessUnit))
    throw call.problem('planning-business-unit-unknown')
  if (isNew('managerEmail') && !(await isOfFirm(call.db, form.managerEmail, firmDomain)))
    throw call.problem('planning-manager-unknown')
  if (isNew('teamContacts')) await checkTeam(call, form)
  if (isNew('offerId') && !(await offerExists(call.db, form.offerId)))
    throw call.problem('planning-solution-unknown')
  const ofDates = datesProblem(form)
  if (ofDates) throw call.problem(ofDates)
}

async function needEngagement(call: FormCall, id: number) {
  const engagement = await readOpenEngagement(call.db, id)
  if (!engagement) throw call.problem('planning-engagement-unknown')
  return engagement
}

/** A report requested for one client is not delivered to another. */
async function needSameClient(call: CallOf<'updatePlanningRequest'>, id: number, beforeId: number) {
  const { accountNumber } = await needEngagement(call, id)
  if ((await clientOfEngagement(call.db, beforeId)) !== accountNumber)
    throw call.problem('planning-engagement-of-another-client')
}

async function checkTeam(call: FormCall, { teamContacts }: PlanningForm): Promise<void> {
  const unknown = await unknownMembers(call.db, teamContacts, call.services.settings.firmDomain)
  if (unknown.length > 0)
    throw call.problem('planning-contact-unknown', {
      errors: unknown.map(at => ({ pointer: `/teamContacts/${at}/contactId`, code: 'unknown-name' })),
    })
  const problem = teamProblem(teamContacts)
  if (problem) throw call.problem(problem)
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

const createPlanningRequest: Handler<'createPlanningRequest'> = async call => {
  const form = call.body
  await check(call, () => needEngagement(call, form.engagementId), form)
  const { email } = call.person
  const id = await insertRequest(call.db, { ...columnsOf(form), created_by: email })
  await writeTeam(call.db, id, form.teamContacts)
  await writeStep(call.db, id, { status: 'submitted', reason: null, changedBy: email })
  return answerNew(withRight(call), 'PlanningRequest', id, `/v1/PlanningRequests(${id})`)
}

const updatePlanningRequest: Handler<'updatePlanningRequest'> = async call => {
  const request = await find(call)
  matchVersion(call, request.version)
  if (!request.mayChange) throw call.problem('planning-not-participant')
  const patch = call.body
  if (!mayChange({ ...request, plans: plans(call.person) }, Object.keys(patch)))
    throw call.problem('planning-closed')
  const form = { ...request.form, ...patch }
  const before = request.form
  await check(call, () => needSameClient(call, form.engagementId, before.engagementId), form, before)
  await updateRequestRow(call.db, request.id, { ...columnsOf(form), modified_by: call.person.email })
  if (patch.teamContacts) await writeTeam(call.db, request.id, patch.teamContacts)
  const isMoved =
    form.desiredStartDate !== request.form.desiredStartDate ||
    form.desiredDeliveryDate !== request.form.desiredDeliveryDate
  if (isMoved) await tellMoved(call, request.id)
  if (request.status === 'refused')
    await moveRequest(call.db, request, { to: 'submitted', reason: null, by: call.person.email })
  return answer(call, request.id)
}

const decidePlanningRequest: Handler<'decidePlanningRequest'> = async call => {
  const request = await find(call)
  matchVersion(call, request.version)
  const { status, reason } = call.body
  if (status === 'refused' && reason === null) throw call.problem('planning-reason-missing')
  const told = status === 'refused' ? reason : null
  needWay(call, request.status, status)
  await moveRequest(call.db, request, { to: status, reason: told, by: call.person.email })
  // Delivered by hand: its publication in progress can no longer be finished.
  if (status === 'delivered') await abandonDraftOf(call.db, request.id, call.person.email)
  if (status === 'accepted') await tellPlanned(call, request.id)
  return answer(call, request.id)
}

const cancelPlanningRequest: Handler<'cancelPlanningRequest'> = async call => {
  const request = await find(call)
  matchVersion(call, request.version)
  if (!request.mayChange) throw call.problem('planning-not-participant')
  needWay(call, request.status, 'cancelled')
  await moveRequest(call.db, request, { to: 'cancelled', reason: null, by: call.person.email })
  await abandonDraftOf(call.db, request.id, call.person.email)
  return answer(call, request.id)
}

const getPlanningChoices: Handler<'getPlanningChoices'> = async call => ({
  body: { businessUnits: await readBusinessUnits(call.db, call.services.settings.firmDomain) },
})

const getPlanningLoad: Handler<'getPlanningLoad'> = async call => {
  const { from, to, exceptId, manager, team: named } = call.query
  const period = { from, to, exceptId }
  const contactIds = named?.split(',').map(Number) ?? []
  const team = await readTeamLoad(call.db, period, { manager: manager?.toLowerCase(), contactIds })
  return {
    body: {
      ...(await countLoad(call.db, period)),
      verdict: verdictOf(team.map(({ requestCount }) => requestCount)),
      team,
    },
  }
}

const listPublicHolidays: Handler<'listPublicHolidays'> = call => {
  const { year, years } = call.query
  const value = Array.from({ length: years ?? 1 }, (_, index) => publicHolidays(year + index)).flat()
  return Promise.resolve({ body: { value } })
}

/** Requests for reports: made by staff, planned by people who may plan. */
export const planningHandlers = {
  cancelPlanningRequest,
  createPlanningRequest,
  decidePlanningRequest,
  getPlanningChoices,
  getPlanningLoad,
  getPlanningRequest: call => readOne(withRight(call)),
  listPlanningRequests: call => readList(withRight(call)),
  listPublicHolidays,
  updatePlanningRequest,
} satisfies SomeHandlers
