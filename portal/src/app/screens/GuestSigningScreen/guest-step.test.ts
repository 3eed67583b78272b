import { expect, test } from 'vitest'
import { closedStates, stepOf } from './guest-step.ts'

test('the address is proved before anything else', () => {
  expect(stepOf({ state: 'toSign', isProved: false })).toBe('code')
  expect(stepOf({ state: 'toSign', isProved: true })).toBe('sign')
  expect(stepOf({ state: 'signed', isProved: false })).toBe('code')
  expect(stepOf({ state: 'signed', isProved: true })).toBe('signed')
  expect(stepOf({ state: 'copy', isProved: false })).toBe('code')
  expect(stepOf({ state: 'copy', isProved: true })).toBe('signed')
})

test.each(closedStates)('after the proof, a link that is %s shows no document', state => {
  expect(stepOf({ state, isProved: true })).toBe(state)
})
