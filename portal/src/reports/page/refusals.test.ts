import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { expect, test } from 'vitest'
import { EmbedRefusal, errorCodes } from './protocol/messages.ts'
import { refusalOf } from './refusals.ts'

const problem = (code: string, status: number) => new ApiProblem({ code, status, title: code })

test.each([
  [problem('token-expired', 401), errorCodes.tokenExpired],
  [problem('token-invalid', 401), errorCodes.tokenExpired],
  [problem('report-access-denied', 403), errorCodes.notAuthorized],
  [problem('terms-not-accepted', 403), errorCodes.notAuthorized],
  [problem('report-page-unknown', 422), errorCodes.loadFailed],
  [new NetworkFailure(new TypeError()), errorCodes.loadFailed],
  [new Error('a mistake of ours'), errorCodes.loadFailed],
])('the error of a request has a code that the client knows: %s', (error, code) => {
  expect(refusalOf(error).error.errorCode).toBe(code)
})

test('a refusal stays the same', () => {
  const refusal = new EmbedRefusal(404, errorCodes.notFound, 'gone')
  expect(refusalOf(refusal)).toBe(refusal)
})
