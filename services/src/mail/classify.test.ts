import { expect, it } from 'vitest'
import { classifyFailure } from './classify.ts'
import { pauseAfter } from './pauses.ts'

const failure = (more: object, text = 'no') => Object.assign(new Error(text), more)

it.each([
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'recipientRefused', true, false],
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'postponed', false, false],
  [{ code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'messageRefused', true, false],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'messageRefused', true, false],
  [{ code: 'EMESSAGE', responseCode: 452, command: 'DATA' }, 'postponed', false, false],
  [{ code: 'EENVELOPE', responseCode: 503, command: 'RCPT TO' }, 'postponed', false, false],
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'signInRefused', false, true],
  [{ code: 'EAUTH', responseCode: 535 }, 'signInRefused', false, true],
  [{ code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, 'unreachable', false, true],
  [{ code: 'EPROTOCOL', responseCode: 421 }, 'postponed', false, true],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'timeout', false, true],
  [{ code: 'EABORT' }, 'timeout', false, true],
  [{ code: 'EDNS' }, 'unreachable', false, true],
  [{ code: 'ETLS' }, 'unreachable', false, true],
  [{ code: 'ESOCKET', syscall: 'connect' }, 'unreachable', false, true],
  [{ code: 'ECONNECTION' }, 'interrupted', false, false],
  [{ code: 'EENVELOPE' }, 'recipientRefused', true, false],
  [{}, 'other', false, false],
])('classifies %o as %s', (error, reason, isPermanent, isOfServer) => {
  expect(classifyFailure(failure(error))).toEqual({ reason, isPermanent, isOfServer, answer: 'no' })
})

it('keeps the server’s response, on one line and truncated', () => {
  const response = `550 5.1.1\r\n${'no '.repeat(1000)}`
  expect(classifyFailure(failure({ response })).answer).toMatch(/^550 5\.1\.1 (no )+/)
  expect(classifyFailure(failure({ response })).answer.length).toBeLessThanOrEqual(500)
})

it('doubles the wait each time, up to an hour', () => {
  expect([1, 2, 3, 8, 9, 50].map(attempts => pauseAfter(attempts, 0.5))).toEqual([
    30, 60, 120, 3600, 3600, 3600,
  ])
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([23, 38])
})
