import { expect, test } from 'vitest'
import { movesOf } from './moves.ts'

const folder = {
  status: 'open',
  preparedBy: null,
  hasConcluded: false,
  acceptedCount: 0,
  submittedCount: 0,
} as const
const me = 'staff@parvis.example'

test('an open folder can be prepared and pinned, and deleted while nothing was submitted', () => {
  expect(movesOf(folder, me)).toEqual(['prepare', 'pin', 'remove'])
  expect(movesOf({ ...folder, submittedCount: 1 }, me)).toEqual(['prepare', 'pin'])
  expect(movesOf({ ...folder, acceptedCount: 1 }, me)).toEqual(['prepare', 'pin'])
})

test('the preparer can withdraw the signature, and only somebody else can seal the folder', () => {
  const prepared = { ...folder, status: 'prepared', preparedBy: me } as const
  expect(movesOf(prepared, me)).toEqual(['sendBack'])
  expect(movesOf(prepared, 'manager@parvis.example')).toEqual(['seal', 'sendBack'])
  // They wrote a conclusion themselves.
  expect(movesOf({ ...prepared, hasConcluded: true }, 'manager@parvis.example')).toEqual(['sendBack'])
})

test('a sealed folder has no moves', () => {
  expect(movesOf({ ...folder, status: 'sealed', preparedBy: me }, 'manager@parvis.example')).toEqual([])
})
