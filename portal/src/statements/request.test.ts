import { StatementRequest } from '@parvis/api-types/limits/statements'
import { expect, test } from 'vitest'
import { addressOf, canStartAgain, isUnderWay } from './request.ts'

const statuses = StatementRequest.status.values

test('a finished request leads to its statements, any other to where it is followed', () => {
  expect(addressOf({ id: 12, status: 'finished' })).toBe('/app/eafautomate/dashboard/report/12')
  for (const status of statuses.filter(each => each !== 'finished'))
    expect(addressOf({ id: 12, status })).toBe('/app/aefautomate/import?requestId=12')
})

test('a request in progress can be canceled, and one that ended without statements restarted', () => {
  expect(statuses.filter(isUnderWay)).toEqual(['waiting', 'processing'])
  expect(statuses.filter(canStartAgain)).toEqual(['failed', 'cancelled'])
})
