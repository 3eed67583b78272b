import { expect, test } from 'vitest'
import { countCharacters } from './graphemes.ts'

test.each([
  ['', 0],
  ['Été', 3],
  ['e\u0301te\u0301', 3],
  ['👩‍👩‍👧', 1],
  ['🇫🇷🇬🇧', 2],
  ['a\r\nb', 3],
  ['مرحبا', 5],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})
