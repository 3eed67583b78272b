import { expect, test } from 'vitest'
import { renewalStep } from './renewal.ts'

test.each([
  [1000, 0, 0, false, { kind: 'wait', seconds: 880 }],
  [1000, 879, 0, false, { kind: 'wait', seconds: 1 }],
  [1000, 880, 880, false, { kind: 'renew' }],
  [1000, 900, 600, false, { kind: 'renew' }],
  [1000, 900, 599, false, { kind: 'warn', secondsLeft: 100 }],
  [1000, 900, 900, true, { kind: 'warn', secondsLeft: 100 }],
  [1000, 999.5, 0, false, { kind: 'warn', secondsLeft: 1 }],
  [1000, 1000, 1000, false, { kind: 'over' }],
  [1000, 5000, 5000, false, { kind: 'over' }],
] as const)(
  'a token until %i, at %i, last active %i, failed %s: %j',
  (expiresAt, now, active, failed, step) => {
    expect(renewalStep(expiresAt, now, active, failed)).toEqual(step)
  },
)
