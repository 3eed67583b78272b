import { expect, test } from 'vitest'
import { anchorOf, idOfAnchor } from './anchor.ts'

test('an anchor leads back to its question', () => {
  expect(idOfAnchor(`#${anchorOf(12)}`)).toBe(12)
})

test('anything else names no question', () => {
  for (const hash of ['', '#', '#question-', '#question-0', '#question-1a', '#main', 'question-1'])
    expect(idOfAnchor(hash)).toBeUndefined()
})
