import { expect, test } from 'vitest'
import { isUnusualPhone, sameEmail } from './contact.ts'

test.each([
  ['06 12 34 56 78', false],
  ['+33612345678', false],
  ['0033 7 12 34 56 78', false],
  ['+33 (0)6 12 34 56 78', false],
  ['', false],
  [' ', false],
  ['01 42 68 53 00', true],
  ['+33142685300', true],
  ['+32 470 12 34 56', true],
  ['06 12 34 56 7', true],
])('the phone %s needs a confirmation: %s', (phone, isAsked) => {
  expect(isUnusualPhone(phone)).toBe(isAsked)
})

test('emails are compared ignoring letter case', () => {
  expect(sameEmail(' Jeanne@Fontaine.example', 'jeanne@fontaine.example')).toBe(true)
  expect(sameEmail('jeanne@fontaine.example', 'jean@fontaine.example')).toBe(false)
})
