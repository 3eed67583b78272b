import { expect, test } from 'vitest'
import type { ListedRequest } from '../request.ts'
import { movesOf } from './moves.ts'

type Status = ListedRequest['statut']
const to = (...statuses: Status[]): ListedRequest['allowedTransitions'] =>
  statuses.map(status => ({
    to: status,
    operation: status === 'inProgress' ? 'resendOnBoardingInvitation' : 'updateOnBoardingRequest',
    needsReason: status === 'rejected',
  }))

test.each<[string, Status, ListedRequest['allowedTransitions'], boolean, string[]]>([
  [
    'who decides',
    'toValidate',
    to('abandoned', 'rejected', 'validated'),
    false,
    ['validate', 'reject', 'change', 'abandon'],
  ],
  ['who created it', 'toValidate', to('abandoned'), false, ['change', 'abandon']],
  ['who reads it', 'toValidate', [], false, []],
  ['a rejected one', 'rejected', to('toValidate', 'abandoned'), false, ['correct', 'abandon']],
  ['an invitation on its way', 'inProgress', to('abandoned'), true, ['resend', 'abandon']],
  ['one that has failed', 'failed', to('inProgress', 'abandoned'), true, ['resend', 'abandon']],
  ['one whose limit is reached', 'inProgress', to('abandoned'), false, ['abandon']],
  ['one that is over', 'succeeded', [], false, []],
])('%s', (_name, statut, allowedTransitions, mayResend, expected) => {
  expect(movesOf({ statut, allowedTransitions, mayResend })).toEqual(expected)
})
