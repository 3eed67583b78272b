import { expect, test } from 'vitest'
import { movesOf } from './moves.ts'

const folder = { status: 'open', preparedBy: null, acceptedCount: 0, submittedCount: 0 } as const
const me = 'staff@parvis.example'

test('a folder is prepared and its statements are pinned; it is deleted while nothing was handed in', () => {
  expect(movesOf(folder, me)).toEqual(['prepare', 'pin', 'remove'])
  expect(movesOf({ ...folder, submittedCount: 1 }, me)).toEqual(['prepare', 'pin'])
  expect(movesOf({ ...folder, acceptedCount: 1 }, me)).toEqual(['prepare', 'pin'])
})

test('who prepared takes it back, and somebody else seals it', () => {
  const prepared = { ...folder, status: 'prepared', preparedBy: me } as const
  expect(movesOf(prepared, me)).toEqual(['sendBack'])
  expect(movesOf(prepared, 'manager@parvis.example')).toEqual(['seal', 'sendBack'])
})

test('nothing is done with a sealed folder', () => {
  expect(movesOf({ ...folder, status: 'sealed', preparedBy: me }, 'manager@parvis.example')).toEqual([])
})
