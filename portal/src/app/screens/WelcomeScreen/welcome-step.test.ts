import { expect, test } from 'vitest'
import { passwordFault, stepOf } from './welcome-step.ts'

test.each([
  ['codeNeeded', 'code', 'code'],
  ['passwordNeeded', 'password', 'code'],
  ['signIn', 'signIn', 'signIn'],
  ['done', 'done', 'done'],
  ['expired', 'expired', 'expired'],
  ['declined', 'declined', 'declined'],
] as const)('an invitation that is %s: %s, and without a proof %s', (state, proved, unproved) => {
  expect(stepOf({ state }, true)).toBe(proved)
  expect(stepOf({ state }, false)).toBe(unproved)
})

test.each([
  ['', 'missing'],
  ['elevenchars', 'tooShort'],
  ['twelve chars', undefined],
  ['🐎🐎🐎🐎🐎🐎🐎🐎🐎🐎🐎', 'tooShort'],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'tooLong'],
])('the password %j', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})
