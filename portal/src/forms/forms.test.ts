import { ApiProblem } from '@parvis/api-types/problems'
import { expect, test, vi } from 'vitest'
import type { FieldValues, UseFormSetError } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { translationsInBoth } from '../i18n/both-languages.ts'
import { trimmed } from './faults.ts'
import { fieldMessages, fieldText, ruleText, sayFieldText, saySummaryText } from './field-texts.ts'
import { requiredTextFault, textFault } from './required-text.ts'
import { requiredInteger, requiredPattern, requiredText } from './rules.ts'
import { putProblemsOnFields } from './server-problems.ts'

const say = (message: string | undefined, locale: 'fr' | 'en' = 'fr') =>
  fieldMessages(translationsInBoth(locale).translate('shell'), { message }, 'Ordre')[0]?.text

test('a message is stored as its key and translated when shown', () => {
  const message = ruleText('too-long', { limit: 80 })
  expect(say(message)).toBe('Saisissez au plus 80 caractères.')
  expect(say(message, 'en')).toBe('Enter at most 80 characters.')
  expect(say(ruleText('required'))).toBe('Ordre est obligatoire.')
  expect(say(ruleText('not-a-number'))).toBe('Ordre doit être numérique.')
  expect(say(fieldText('problem.value.integer'))).toBe('Saisissez un nombre entier.')
  expect(fieldMessages(translationsInBoth('fr').translate('shell'), undefined, 'Ordre')).toEqual([])
})

test('a number in a message chooses the plural and is shown in the reader’s format', () => {
  const t = translationsInBoth('fr').translate('shell')
  const found = (count: number) => sayFieldText(t, fieldText('work.total', { count }), '')
  expect(found(2)).toBe('2 choses vous attendent')
  expect(found(1)).toBe('1 chose vous attend')
  expect(say(ruleText('maximum', { limit: 999_999_999 }))).toBe('Saisissez 999\u202f999\u202f999 ou moins.')
  expect(say(ruleText('minimum', { limit: 0.5 }))).toBe('Saisissez 0,5 ou plus.')
  // A name stays as it is, even one of digits.
  expect(say(fieldText('home.noResult', { query: '2026' }))).toMatch(/2026/)
})

test('the summary names the field in every message', () => {
  const t = translationsInBoth('fr').translate('shell')
  expect(saySummaryText(t, ruleText('pattern'), 'Code')).toBe(
    'Code\u00a0: Cette valeur n’a pas le format attendu.',
  )
  expect(saySummaryText(t, ruleText('required'), 'Code')).toBe('Code est obligatoire.')
})

test.each([
  [requiredText(5), '  ', 'Ordre est obligatoire.'],
  [requiredText(5), '123456', 'Enter at most 5 characters.'],
  [requiredText(5), 'a\u0000', 'This text contains an invisible character. Remove it.'],
  [requiredText(5), 'a\u202e', 'This text contains an invisible character. Remove it.'],
  [requiredText(5), 'a\u200b', 'This text contains an invisible character. Remove it.'],
  [requiredPattern(/^[A-Z]+$/, 20), 'abc', 'This value does not have the expected format.'],
  [requiredInteger(0, 9999), Number.NaN, 'Ordre is required.'],
  [requiredInteger(0, 9999), 2.5, 'Enter a whole number.'],
  [requiredInteger(0, 9999), -1, 'Enter 0 or more.'],
  [requiredInteger(0, 9999), 10_000, 'Enter 9,999 or less.'],
] as [ZodMiniType, unknown, string][])('a rule gives its reason (%#)', (rule, value, text) => {
  const [issue] = rule.safeParse(value).error?.issues ?? []
  expect(say(issue?.message, 'en')).toBe(text.replace('Ordre est obligatoire.', 'Ordre is required.'))
})

test.each([
  [requiredText(5), '12345'],
  [requiredText(50), 'a\nb\tc é 🏛 שלום <script>'],
  [requiredPattern(/^[A-Z]+$/, 20), 'ABC'],
  [requiredInteger(0, 9999), 0],
] as [ZodMiniType, unknown][])('a valid value passes (%#)', (rule, value) => {
  expect(rule.safeParse(value).success).toBe(true)
})

test('the services’ validation errors appear on their fields', () => {
  const setError = vi.fn<UseFormSetError<FieldValues>>()
  const problem = (...pointers: string[]) =>
    new ApiProblem({
      code: 'body-invalid',
      status: 400,
      title: 't',
      errors: pointers.map(pointer => ({ pointer, code: 'too-long', params: { limit: 80 } })),
    })
  expect(
    putProblemsOnFields<{ menuTitle: string; a: string }>(
      problem('/menuTitle'),
      ['menuTitle', 'a'],
      setError,
    ),
  ).toBe(true)
  expect(setError).toHaveBeenCalledExactlyOnceWith(
    'menuTitle',
    { type: 'server', message: ruleText('too-long', { limit: 80 }) },
    { shouldFocus: true },
  )
  expect(putProblemsOnFields<{ a: string }>(problem('/a', '/other'), ['a'], setError)).toBe(false)
  expect(putProblemsOnFields<{ a: string }>(problem(), ['a'], setError)).toBe(false)
  expect(putProblemsOnFields<{ a: string }>(new Error('x'), ['a'], setError)).toBe(false)
})

test('a decomposed accent does not count on its own, and is sent composed', () => {
  const decomposed = 'é'.normalize('NFD')
  expect(requiredTextFault(decomposed.repeat(50), 80)).toBeUndefined()
  expect(requiredTextFault(decomposed.repeat(81), 80)).toBe(ruleText('too-long', { limit: 80 }))
  expect(textFault('🏛'.repeat(80), 80)).toBeUndefined()
  expect(trimmed({ name: decomposed, password: decomposed }, ['password'])).toEqual({
    name: 'é',
    password: decomposed,
  })
})

test('values are trimmed before sending, except for those sent exactly as typed', () => {
  const typed = { name: '\u00a0 Inès\n', password: ' secret ', tags: [' a '], order: 3, none: null }
  expect(trimmed(typed, ['password'])).toEqual({
    name: 'Inès',
    password: ' secret ',
    tags: [' a '],
    order: 3,
    none: null,
  })
})
