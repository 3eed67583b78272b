import { describe, expect, test } from 'vitest'
import {
  datesProblem,
  mayChange,
  mayGo,
  type PlanningForm,
  type Status,
  teamProblem,
  verdictOf,
} from './rules.ts'

const statuses: readonly Status[] = [
  'submitted',
  'accepted',
  'inProgress',
  'delivered',
  'refused',
  'cancelled',
]

test('a request can go from its start to its delivery, and nowhere from a final status', () => {
  const ways = statuses.flatMap(from => statuses.filter(to => mayGo(from, to)).map(to => `${from} ${to}`))
  expect(ways).toEqual([
    'submitted accepted',
    'submitted refused',
    'submitted cancelled',
    'accepted inProgress',
    'accepted cancelled',
    'inProgress delivered',
    'inProgress cancelled',
    'refused submitted',
    'refused cancelled',
  ])
})

describe('a request', () => {
  const may = (status: Status, fields: string[], plans = false, isProvisional = false) =>
    mayChange({ status, plans, isProvisional }, fields)

  test('is changed while nobody works on it, and by people who plan until it is delivered', () => {
    const changed = (plans: boolean) => statuses.filter(status => may(status, ['offerId'], plans))
    expect(changed(false)).toEqual(['submitted', 'refused'])
    expect(changed(true)).toEqual(['submitted', 'accepted', 'inProgress', 'refused'])
  })

  test('can get the engagement that replaces a provisional one, and no other change with it', () => {
    expect(may('inProgress', ['engagementId'], false, true)).toBe(true)
    expect(may('inProgress', ['engagementId'], false, false)).toBe(false)
    expect(may('inProgress', ['engagementId', 'offerId'], false, true)).toBe(false)
    expect(may('delivered', ['engagementId'], false, true)).toBe(false)
  })
})

test('a team lists each person once, and someone who may change the request', () => {
  const one = { contactId: 1, role: 'Collaborateur' } as const
  expect(teamProblem([])).toBeUndefined()
  expect(teamProblem([one])).toBe('planning-admin-missing')
  expect(teamProblem([one, { contactId: 2, role: 'Admin' }])).toBeUndefined()
  expect(teamProblem([one, { contactId: 1, role: 'Admin' }])).toBe('planning-contact-twice')
})

describe('dates', () => {
  const form = (desiredStartDate: string, desiredDeliveryDate: string) =>
    ({ desiredStartDate, desiredDeliveryDate }) as PlanningForm

  test.each([
    ['2026-11-23', '2026-11-24', undefined],
    // Wishes: a past day, a Saturday, and Christmas.
    ['2020-02-28', '2020-02-29', undefined],
    ['2026-12-24', '2026-12-25', undefined],
    ['2026-11-24', '2026-11-24', 'planning-delivery-before-start'],
    ['2026-11-25', '2026-11-24', 'planning-delivery-before-start'],
  ])('from %s to %s: %s', (start, delivery, problem) => {
    expect(datesProblem(form(start, delivery))).toBe(problem)
  })
})

test('the feasibility of one more request depends on the busiest week of anyone', () => {
  expect([[], [0], [1, 0], [1, 2], [2], [3], [0, 7]].map(verdictOf)).toEqual([
    null,
    'feasible',
    'feasible',
    'tight',
    'tight',
    'overloaded',
    'overloaded',
  ])
})
