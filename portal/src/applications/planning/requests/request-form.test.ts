import { createPlanningRequest, getPlanningRequest } from '@parvis/api-types/generated/examples/portal'
import { PlanningRequestForm } from '@parvis/api-types/limits/planning'
import { describe, expect, test } from 'vitest'
import { differing } from '../../../forms/changes.ts'
import {
  bodyOf,
  changesBetween,
  earliestDay,
  latestDay,
  planningFaults,
  planningForm,
  teamOf,
  valuesOf,
  type PlanningValues,
} from './request-form.ts'
import { steps } from './rules/steps.ts'
import { countWorkingDays } from './rules/working-days.ts'

const values = valuesOf(getPlanningRequest.success.submitted)
const christmas = { date: '2026-12-25', name: 'Noël', englishName: 'Christmas Day' }
const daysOff = new Map([[christmas.date, christmas]])
const faults = (change: Partial<PlanningValues>) => planningFaults({ ...values, ...change })

describe('the values of a form', () => {
  test('convert back to the request unchanged, and are sent only where they differ', () => {
    expect(bodyOf(values)).toEqual(createPlanningRequest.body.new)
    expect(changesBetween(values, values)).toEqual({})
    expect(changesBetween(values, { ...values, offerId: '3', team: [] })).toEqual({
      offerId: 3,
      teamContacts: [],
    })
  })

  test('ignore the order of the team', () => {
    const other = { ...values, team: values.team.toReversed() }
    expect(differing(planningForm.names, values, other, planningForm.isSame)).toEqual([])
    expect(changesBetween(values, { ...other, offerId: '3' })).toEqual({ offerId: 3 })
  })

  test('make the first member of a new team its Admin, and keep roles already chosen', () => {
    const [one, two] = values.team
    if (!one || !two) throw new Error('The example has a team of two')
    const third = { id: '9', name: 'Zoé', email: 'z@parvis.example' }
    expect(teamOf([], [two, third]).map(({ role }) => role)).toEqual(['Admin', 'Collaborateur'])
    expect(teamOf([{ ...one, role: 'Collaborateur' }], [one]).map(({ role }) => role)).toEqual([
      'Collaborateur',
    ])
  })

  test('in a stored draft with a different shape are rejected', () => {
    expect(planningForm.isValues(planningForm.start)).toBe(true)
    expect(planningForm.isValues(values)).toBe(true)
    for (const bad of [null, {}, { ...values, team: [{ id: 4 }] }, { ...values, engagement: 'E1' }])
      expect(planningForm.isValues(bad)).toBe(false)
  })
})

describe('validation', () => {
  test('requires everything but a team', () => {
    expect(faults({})).toEqual({})
    expect(Object.keys(planningFaults(planningForm.start))).toEqual([
      'engagement',
      'businessUnit',
      'manager',
      'offerId',
      'startDate',
      'deliveryDate',
    ])
  })

  test.each([
    [{ startDate: '1999-12-31' }, 'startDate', 'planning:rule.farOff'],
    [{ deliveryDate: '9999-12-30' }, 'deliveryDate', 'planning:rule.farOff'],
    [{ deliveryDate: '2026-12-01' }, 'deliveryDate', 'planning:rule.deliveryBeforeStart'],
    [
      { team: values.team.map(member => ({ ...member, role: 'Collaborateur' as const })) },
      'team',
      'planning:rule.adminMissing',
    ],
  ])('rejects %o', (change, field, message) => {
    const found = faults(change)
    expect(Object.keys(found)).toEqual([field])
    expect(Object.values(found)[0]).toContain(message)
  })

  test('rejects both dates of a mistyped century', () => {
    const found = faults({ startDate: '2100-01-04', deliveryDate: '2100-01-05' })
    for (const name of ['startDate', 'deliveryDate'] as const)
      expect(found[name]).toContain('planning:rule.farOff')
  })

  test('accepts only years that the contract accepts', () => {
    const taken = new RegExp(PlanningRequestForm.desiredDeliveryDate.pattern)
    const day = (from: string, days: number) => new Date(Date.parse(from) + days * 86_400_000).toISOString()
    const days = [day(earliestDay, -1), earliestDay, latestDay, day(latestDay, 1)]
    expect(days.map(each => taken.test(each))).toEqual([false, true, true, false])
  })

  test('accepts days off and past days, which the planners judge', () => {
    expect(faults({ startDate: '2020-02-29', deliveryDate: '2026-12-25' })).toEqual({})
  })

  test('counts working days', () => {
    expect(countWorkingDays('2026-12-21', '2026-12-28', daysOff)).toBe(5)
    expect(countWorkingDays('', '2026-12-28', daysOff)).toBe(0)
  })
})

test('each field belongs to one step, and the first step with errors blocks the later ones', () => {
  expect(steps.names.toSorted()).toEqual(planningForm.names.toSorted())
  expect(steps.firstFaulty(['startDate', 'businessUnit'])).toBe('engagement')
  expect(steps.firstFaulty([])).toBe('review')
})
