import { people, rowsOfAnswer, type TestAnswer, type TestApp } from '../../server/testing.ts'
import type { PlanningForm } from './rules.ts'
import { dayInFrance, isWorkingDay } from './working-days.ts'

const msPerDay = 86_400_000

/** The working day a number of working days from today; 0 is today, or the next one if today is none. */
export function workingDay(count: number): string {
  let time = Date.parse(dayInFrance(new Date()))
  for (let left = count; ; time += msPerDay) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (isWorkingDay(day) && left-- === 0) return day
  }
}

/** A request as the API returns it. */
export type Planned = Record<string, unknown> & { id: number; status: string }

/** The calls on requests for reports. Every response is checked against the contract. */
export class PlanningCalls {
  readonly #test: TestApp
  /** A valid form for an engagement of the demo people. */
  form: PlanningForm
  /** The operations called so far. */
  readonly called = new Set<string>()

  constructor(test: TestApp, engagementId: number) {
    this.#test = test
    this.form = {
      engagementId,
      requestType: 'new',
      businessUnit: 'Audit Paris',
      managerEmail: people.manager,
      offerId: 1,
      teamContacts: [],
      desiredStartDate: workingDay(2),
      desiredDeliveryDate: workingDay(12),
    }
  }

  send(
    operationId: string,
    method: string,
    path: string,
    request: Parameters<TestApp['send']>[2],
  ): Promise<TestAnswer> {
    this.called.add(operationId)
    return this.#test.send(method, `/api/portal/v1${path}`, request)
  }

  /** Operations with the tag that were never called. */
  notCalled(tag: string): string[] {
    return [...this.#test.contract.operations.values()]
      .filter(({ id, operation }) => operation.tags.includes(tag) && !this.called.has(id))
      .map(({ id }) => id)
  }

  create(changes: object = {}, as: string = people.staff, headers: Record<string, string> = {}) {
    const body = { ...this.form, ...changes }
    return this.send('createPlanningRequest', 'POST', '/PlanningRequests', { as, body, headers })
  }

  async request(changes: object = {}, as: string = people.staff): Promise<Planned> {
    const answer = await this.create(changes, as)
    if (answer.status !== 201) throw new Error(answer.code)
    return answer.body as Planned
  }

  patch(id: number, body: object, as: string = people.staff, etag = '*') {
    const request = { as, body, headers: { 'if-match': etag } }
    return this.send('updatePlanningRequest', 'PATCH', `/PlanningRequests(${id})`, request)
  }

  decide(id: number, status: string, as: string = people.manager, etag = '*', reason: string | null = null) {
    const request = { as, body: { status, reason }, headers: { 'if-match': etag } }
    return this.send('decidePlanningRequest', 'PATCH', `/PlanningRequests(${id})/Decision`, request)
  }

  cancel(id: number, as: string = people.staff, etag = '*') {
    const request = { as, headers: { 'if-match': etag } }
    return this.send('cancelPlanningRequest', 'PATCH', `/PlanningRequests(${id})/Cancel`, request)
  }

  get(id: number, as: string = people.staff) {
    return this.send('getPlanningRequest', 'GET', `/PlanningRequests(${id})`, { as })
  }

  async list(query: string, as: string = people.staff): Promise<Planned[]> {
    const path = `/PlanningRequests?${query}`
    return rowsOfAnswer(await this.send('listPlanningRequests', 'GET', path, { as })) as Planned[]
  }
}
