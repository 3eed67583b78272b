import { expect, test } from 'vitest'
import { proposedSigners } from './proposed-signers.ts'

const samuel = { id: '4', name: 'Samuel Okafor', email: 'manager@parvis.example' }

test('a page that leads to a draft suggests its signers', () => {
  expect(proposedSigners({ signers: [samuel] })).toEqual([samuel])
})

test.each([
  null,
  undefined,
  'text',
  { signers: 'all' },
  { signers: [null, { id: 4 }, { id: '4', name: 'A' }] },
])('a page from elsewhere suggests nobody: %j', state => {
  expect(proposedSigners(state)).toEqual([])
})
