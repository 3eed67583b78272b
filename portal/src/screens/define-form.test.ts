import { expect, test } from 'vitest'
import { sayFieldText } from '../forms/field-texts.ts'
import { translationsInBoth } from '../i18n/both-languages.ts'
import { differing, isSame, rebase } from '../forms/changes.ts'
import { chosen, decimal, defineForm, flag, number, oneOf, orNull, setOf, text, year } from './define-form.ts'

const say = () => ({ key: 'problem.generic' }) as const
const form = defineForm(
  'scope',
  {
    name: text({ isRequired: true, maxLength: 20 }),
    offerId: chosen({ isRequired: true }),
    isInternal: flag(),
    apis: setOf<string>({ minItems: 1, maxItems: 3 }),
  },
  { say },
)
const thing = { name: 'Read', offerId: 4, isInternal: true, apis: ['Roles', 'Users'] }

test('values read from the services can be sent back unchanged', () => {
  const values = form.valuesOf(thing)
  expect(values).toEqual({ ...thing, offerId: '4' })
  expect(form.bodyOf(values)).toEqual(thing)
})

test('each field is checked against its limits', () => {
  expect(form.check(form.valuesOf(thing))).toEqual({})
  expect(form.check(form.start)).toEqual({
    name: expect.stringContaining('required'),
    offerId: expect.stringContaining('required'),
    apis: expect.stringContaining('required'),
  })
  const wrong = { ...form.valuesOf(thing), name: 'x'.repeat(21), apis: ['a', 'b', 'c', 'd'] }
  expect(form.check(wrong)).toEqual({
    name: expect.stringContaining('limit=20'),
    apis: expect.stringContaining('limit=3'),
  })
})

test('restoring a set in any order is no change, but reordering a list is one', () => {
  const values = form.valuesOf(thing)
  const reversed = { ...values, apis: ['Users', 'Roles'] }
  expect(differing(form.names, values, reversed, form.isSame)).toEqual([])
  expect(differing(form.names, values, { ...values, apis: ['Roles'] }, form.isSame)).toEqual(['apis'])
  expect(differing(form.names, values, reversed)).toEqual(['apis'])
})

test('an update sends only the fields that differ, not a set that was merely reordered', () => {
  const values = form.valuesOf(thing)
  expect(form.changes(values, { ...values, offerId: '5', apis: ['Users', 'Roles'] })).toEqual({ offerId: 5 })
  expect(form.changes(values, { ...values, apis: ['Users'] })).toEqual({ apis: ['Users'] })
})

test('a set of objects compares its items by key', () => {
  const people = setOf<{ id: string; name: string }>({}, ({ id }) => id)
  const [ann, bo] = [
    { id: '1', name: 'Ann' },
    { id: '2', name: 'Bo' },
  ] as const
  expect(people.isSame([ann, bo], [bo, { ...ann, name: 'Anne' }])).toBe(true)
  expect(people.isSame([ann], [bo])).toBe(false)
  expect(people.isSame([ann], [ann, bo])).toBe(false)
})

test('a choice starts with the first value of the contract and accepts no value from outside it', () => {
  const severity = oneOf({ values: ['info', 'critical'] })
  expect([severity.start, severity.isValue('critical'), severity.isValue('loud')]).toEqual([
    'info',
    true,
    false,
  ])
})

test('restoring a rule is no change, whatever the order of its parts', () => {
  expect(isSame({ unit: ['a'], city: 'Paris' }, { city: 'Paris', unit: ['a'] })).toBe(true)
  expect(isSame({ unit: ['a'], city: undefined }, { unit: ['a'] })).toBe(true)
  expect(isSame({ unit: ['a'] }, { unit: ['b'] })).toBe(false)
  expect(isSame([], {})).toBe(false)
  expect(isSame(Number.NaN, Number.NaN)).toBe(true)
})

test("somebody else's changes are kept below the author's, and a set that was merely reordered takes theirs", () => {
  const before = form.valuesOf(thing)
  const after = { ...before, name: 'Write', apis: ['Offers'] }
  const mine = { ...before, isInternal: false, apis: ['Users', 'Roles'] }
  expect(rebase(form.names, { before, after }, mine, form.isSame)).toEqual({ ...after, isInternal: false })
})

test('a draft of another shape is rejected', () => {
  expect(form.isValues(form.valuesOf(thing))).toBe(true)
  for (const bad of [null, 'x', thing, { ...form.valuesOf(thing), apis: 'Roles' }])
    expect(form.isValues(bad)).toBe(false)
})

test('a text is checked against the pattern of the contract, with an optional message of its own', () => {
  const code = text({ isRequired: true, maxLength: 5, pattern: '^[A-Z]+$' })
  expect(['ABC', 'abc', '', 'ABCDEF'].map(code.fault)).toEqual([
    undefined,
    expect.stringContaining('pattern'),
    expect.stringContaining('required'),
    expect.stringContaining('too-long'),
  ])
  expect(text({ pattern: '^[A-Z]+$' }, 'problem.twice').fault('abc')).toContain('problem.twice')
  expect(text({ minLength: 2 }).fault('A')).toContain('limit=2')
  expect(text({ minLength: 2 }, 'problem.twice').fault('A')).toContain('problem.twice')
  // An optional field may be empty whatever its pattern.
  expect(text({ pattern: '^[A-Z]+$' }).fault('')).toBeUndefined()
})

test('a number must be whole and within its limits; empty stays empty', () => {
  const days = number({ isRequired: true, minimum: 0, maximum: 30 }, 7)
  expect([0, 30, null, 1.5, -1, 31].map(days.fault)).toEqual([
    undefined,
    undefined,
    expect.stringContaining('required'),
    expect.stringContaining('integer'),
    expect.stringContaining('limit=0'),
    expect.stringContaining('limit=30'),
  ])
  expect([days.start, days.isValue(null), days.isValue('7')]).toEqual([7, true, false])
  expect(number({}).fault(null)).toBeUndefined()
})

test('a decimal is within its limits, and may be a fraction', () => {
  const percent = decimal({ isRequired: true, minimum: 0, maximum: 100 }, 2)
  expect([2.5, 100, null, -0.5, 100.1].map(percent.fault)).toEqual([
    undefined,
    undefined,
    expect.stringContaining('required'),
    expect.stringContaining('limit=0'),
    expect.stringContaining('limit=100'),
  ])
})

test('the limits of a year are written without a thousands separator', () => {
  const closing = year({ minimum: 1950, maximum: 2100 })
  const t = translationsInBoth('fr').translate('shell')
  const said = [1949, 2101].map(value => sayFieldText(t, closing.fault(value) ?? '', 'Année'))
  expect(said).toEqual(['Saisissez 1950 ou plus.', 'Saisissez 2100 ou moins.'])
  expect([closing.fault(2026), closing.fault(null)]).toEqual([undefined, undefined])
})

test('an empty field is sent as null where the contract allows it', () => {
  const [code, feature] = [orNull(text({ maxLength: 5 })), orNull(chosen({}))]
  expect([code.read(null), code.read('A'), code.send(''), code.send('A')]).toEqual(['', 'A', null, 'A'])
  expect([feature.read(null), feature.read(3), feature.send(''), feature.send('3')]).toEqual([
    '',
    '3',
    null,
    3,
  ])
  expect(code.limit).toBe(5)
})
