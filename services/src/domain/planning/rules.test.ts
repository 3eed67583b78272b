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

test('a request goes from its start to its delivery, and nowhere from an end', () => {
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

  test('is given the engagement that a provisional one has become, and nothing else with it', () => {
    expect(may('inProgress', ['engagementId'], false, true)).toBe(true)
    expect(may('inProgress', ['engagementId'], false, false)).toBe(false)
    expect(may('inProgress', ['engagementId', 'offerId'], false, true)).toBe(false)
    expect(may('delivered', ['engagementId'], false, true)).toBe(false)
  })
})

test('a team has each of its people once and somebody who may change the request', () => {
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
    // Wishes: a day that has passed, a Saturday, and Christmas.
    ['2020-02-28', '2020-02-29', undefined],
    ['2026-12-24', '2026-12-25', undefined],
    ['2026-11-24', '2026-11-24', 'planning-delivery-before-start'],
    ['2026-11-25', '2026-11-24', 'planning-delivery-before-start'],
  ])('from %s to %s: %s', (start, delivery, problem) => {
    expect(datesProblem(form(start, delivery))).toBe(problem)
  })
})

test('one more request is feasible by the busiest week of anyone', () => {
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
