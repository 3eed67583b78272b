import { expect, test } from 'vitest'
import { looksLikeEmail } from './email.ts'

test.each([
  ['jeanne@fontaine.example', true],
  [' jeanne@fontaine.example ', true],
  ['jeanne@fontaine', false],
  ['jeanne@fontaine.', false],
  ['jeanne@@fontaine.example', false],
  ['jeanne fontaine@x.example', false],
  ['', false],
])('%s looks like an address: %s', (text, looks) => {
  expect(looksLikeEmail(text)).toBe(looks)
})
