/** Creates a planned request without the screens. */
import { expect } from 'vitest'
import { callAs } from './calls.ts'

const manager = 'manager@parvis.example'

/** A list response of the services. */
export interface Listed<Row> {
  value: Row[]
}

/** Working days from two weeks on: a start and a delivery day. */
async function workingDays(): Promise<[start: string, delivery: string]> {
  const year = new Date().getFullYear()
  const { body } = await callAs<Listed<{ date: string }>>(
    manager,
    `/portal/v1/PublicHolidays?year=${year}&years=2`,
  )
  const off = new Set(body.value.map(({ date }) => date))
  const days = Array.from({ length: 40 }, (_, index) => new Date(Date.now() + (14 + index) * 86_400_000))
    .filter(day => day.getUTCDay() % 6 !== 0)
    .map(day => day.toISOString().slice(0, 10))
    .filter(day => !off.has(day))
  return [days[0] ?? '', days[5] ?? '']
}

/** The known data of a request. */
export interface Planned {
  id: number
  engagementCode: string
  accountName: string
}

/** Requested by staff for the demo client's company, and planned by the manager. */
export async function plannedForClient(): Promise<Planned> {
  const engagements = await callAs<Listed<{ id: number }>>(
    manager,
    "/organisation/v1/Engagements?$filter=engagementAccountNumber eq '100001' and engagementStatut eq 'Actif'&$top=1",
  )
  const [desiredStartDate, desiredDeliveryDate] = await workingDays()
  const made = await callAs<Planned>('staff@parvis.example', '/portal/v1/PlanningRequests', {
    method: 'POST',
    body: {
      engagementId: engagements.body.value[0]?.id,
      requestType: 'new',
      businessUnit: 'Audit Paris',
      managerEmail: manager,
      offerId: 1,
      teamContacts: [],
      desiredStartDate,
      desiredDeliveryDate,
    },
  })
  expect(made.status).toBe(201)
  const decided = await callAs(manager, `/portal/v1/PlanningRequests(${made.body.id})/Decision`, {
    method: 'PATCH',
    body: { status: 'accepted', reason: null },
  })
  expect(decided.status).toBe(200)
  return made.body
}
