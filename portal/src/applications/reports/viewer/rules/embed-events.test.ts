import { expect, test } from 'vitest'
import { codeOfError, pageOfEvent } from './embed-events.ts'

test('events with unexpected contents are ignored', () => {
  expect(pageOfEvent({ newPage: { name: 'p2' } })).toBe('p2')
  expect([undefined, null, 1, {}, { newPage: 'p2' }, { newPage: { name: 2 } }].map(pageOfEvent)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
  expect(codeOfError({ message: 'TokenExpired' })).toBe('TokenExpired')
  expect(codeOfError({ message: 'LoadReportFailed', errorCode: 'TokenExpired' })).toBe('TokenExpired')
  expect(codeOfError('TokenExpired')).toBeUndefined()
})
