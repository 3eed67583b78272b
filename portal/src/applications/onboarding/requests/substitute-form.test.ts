import { expect, test } from 'vitest'
import { dayInFrance, periodFaults, substituteForm } from './substitute-form.ts'

test('the day is the current day in France', () => {
  expect(dayInFrance(new Date('2026-03-01T22:59:00Z'))).toBe('2026-03-01')
  expect(dayInFrance(new Date('2026-03-01T23:00:00Z'))).toBe('2026-03-02')
})

test.each([
  ['one day', '2026-03-09', '2026-03-09', undefined],
  ['a period under way', '2026-03-01', '2026-03-20', undefined],
  ['one that ends before it begins', '2026-03-10', '2026-03-09', 'onboarding:rule.periodOrder?'],
  ['one that is over', '2026-03-01', '2026-03-08', 'onboarding:rule.periodPast?'],
  ['one without an end', '2026-03-01', '', undefined],
])('%s', (_name, fromDate, untilDate, fault) => {
  expect(periodFaults({ fromDate, untilDate }, '2026-03-09').untilDate).toBe(fault)
})

test('a substitute needs a person and both days, before 2100', () => {
  expect(Object.keys(substituteForm.check(substituteForm.start))).toEqual([
    'substitute',
    'fromDate',
    'untilDate',
  ])
  const substitute = { id: '3', name: 'Samuel Okafor', email: 'manager@parvis.example' }
  const untilDate = '2100-01-01'
  expect(substituteForm.check({ substitute, fromDate: '2099-12-31', untilDate })).toEqual({
    untilDate: 'onboarding:rule.tooFar?',
  })
})
