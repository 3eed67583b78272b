import { expect, test } from 'vitest'
import { renewalStep } from './renewal.ts'

const refused = { outcome: 'refused', at: 900 } as const
const unreachable = { outcome: 'unreachable', at: 900 } as const

test.each([
  [undefined, 0, undefined, { kind: 'wait', seconds: 880 }],
  [100, 879, undefined, { kind: 'wait', seconds: 1 }],
  [100, 880, undefined, { kind: 'renew' }],
  // Nobody touched the tab, the timer was late, or the machine slept: the provider decides.
  [100, 999.5, undefined, { kind: 'renew' }],
  [100, 1000, undefined, { kind: 'renew' }],
  [100, 5000, undefined, { kind: 'renew' }],
  // A token that lives for one minute is not renewed all the time.
  [940, 940, undefined, { kind: 'wait', seconds: 40 }],
  [940, 980, undefined, { kind: 'renew' }],
  // The provider did not answer: retry, even after expiry.
  [100, 904, unreachable, { kind: 'wait', seconds: 6 }],
  [100, 910, unreachable, { kind: 'renew' }],
  [100, 5000, unreachable, { kind: 'renew' }],
  // The provider refused.
  [100, 900, refused, { kind: 'warn', secondsLeft: 100 }],
  [100, 999.5, refused, { kind: 'warn', secondsLeft: 1 }],
  [100, 1000, refused, { kind: 'over' }],
  [100, 5000, refused, { kind: 'over' }],
] as const)('a token issued at %s until 1000, at %d, after %j: %j', (issuedAt, now, failed, step) => {
  expect(renewalStep({ issuedAt, expiresAt: 1000 }, now, failed)).toEqual(step)
})
