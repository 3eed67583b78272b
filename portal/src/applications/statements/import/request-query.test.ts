import { expect, it } from 'vitest'
import { requestIn } from './request-query.ts'

const named = (search: string) => requestIn(new URLSearchParams(search))

it('the address names a request or none', () => {
  expect(named('requestId=12')).toBe(12)
  expect(named('')).toBeUndefined()
  expect(named('requestId=douze')).toBeNaN()
})
