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

  test('is changed while nobody works on it, and by who plans until it is delivered', () => {
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
  const today = '2026-11-23'
  const form = (desiredStartDate: string, desiredDeliveryDate: string) =>
    ({ desiredStartDate, desiredDeliveryDate }) as PlanningForm

  test.each([
    ['2026-11-23', '2026-11-24', undefined],
    ['2026-11-20', '2026-11-24', 'planning-start-past'],
    ['2026-11-28', '2026-12-01', 'planning-start-not-working-day'],
    ['2027-05-06', '2027-05-07', 'planning-start-not-working-day'],
    ['2026-11-24', '2026-11-24', 'planning-delivery-before-start'],
    ['2026-11-25', '2026-11-24', 'planning-delivery-before-start'],
    ['2026-12-24', '2026-12-25', 'planning-delivery-not-working-day'],
  ])('from %s to %s: %s', (start, delivery, problem) => {
    expect(datesProblem(form(start, delivery), undefined, today)).toBe(problem)
  })

  test('that stay may have passed, and the other one is still held against them', () => {
    const before = form('2026-11-02', '2026-11-20')
    expect(datesProblem(before, before, today)).toBeUndefined()
    expect(datesProblem(form('2026-11-02', '2026-11-25'), before, today)).toBeUndefined()
    expect(datesProblem(form('2026-11-25', '2026-11-20'), before, today)).toBe(
      'planning-delivery-before-start',
    )
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
