import { expect, test } from 'vitest'
import { differing, isSame, rebase } from '../forms/changes.ts'
import { chosen, defineForm, flag, number, orNull, setOf, text } from './define-form.ts'

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

test('what is read of the services is what is sent to them', () => {
  const values = form.valuesOf(thing)
  expect(values).toEqual({ ...thing, offerId: '4' })
  expect(form.bodyOf(values)).toEqual(thing)
})

test('what is wrong is said by the limits of each field', () => {
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

test('a set that is put back is no change, whatever its order; a list in another order is one', () => {
  const values = form.valuesOf(thing)
  const reversed = { ...values, apis: ['Users', 'Roles'] }
  expect(differing(form.names, values, reversed, form.isSame)).toEqual([])
  expect(differing(form.names, values, { ...values, apis: ['Roles'] }, form.isSame)).toEqual(['apis'])
  expect(differing(form.names, values, reversed)).toEqual(['apis'])
})

test('a rule that is put back is no change, whatever order its parts were written in', () => {
  expect(isSame({ unit: ['a'], city: 'Paris' }, { city: 'Paris', unit: ['a'] })).toBe(true)
  expect(isSame({ unit: ['a'], city: undefined }, { unit: ['a'] })).toBe(true)
  expect(isSame({ unit: ['a'] }, { unit: ['b'] })).toBe(false)
  expect(isSame([], {})).toBe(false)
  expect(isSame(Number.NaN, Number.NaN)).toBe(true)
})

test('what somebody else has saved is under what was touched, and not under a set that only moved', () => {
  const before = form.valuesOf(thing)
  const after = { ...before, name: 'Write', apis: ['Offers'] }
  const mine = { ...before, isInternal: false, apis: ['Users', 'Roles'] }
  expect(rebase(form.names, { before, after }, mine, form.isSame)).toEqual({ ...after, isInternal: false })
})

test('a draft of another shape is none', () => {
  expect(form.isValues(form.valuesOf(thing))).toBe(true)
  for (const bad of [null, 'x', thing, { ...form.valuesOf(thing), apis: 'Roles' }])
    expect(form.isValues(bad)).toBe(false)
})

test('a text looks as the contract says, in words of its own', () => {
  const code = text({ isRequired: true, maxLength: 5, pattern: '^[A-Z]+$' })
  expect(['ABC', 'abc', '', 'ABCDEF'].map(code.fault)).toEqual([
    undefined,
    expect.stringContaining('pattern'),
    expect.stringContaining('required'),
    expect.stringContaining('too-long'),
  ])
  expect(text({ pattern: '^[A-Z]+$' }, 'problem.twice').fault('abc')).toContain('problem.twice')
  // What may be empty needs no form.
  expect(text({ pattern: '^[A-Z]+$' }).fault('')).toBeUndefined()
})

test('a number is whole and within its limits; none is none', () => {
  const days = number({ isRequired: true, minimum: 0, maximum: 30 }, 7)
  expect([0, 30, null, 1.5, -1, 31].map(days.fault)).toEqual([
    undefined,
    undefined,
    expect.stringContaining('required'),
    expect.stringContaining('not-a-number'),
    expect.stringContaining('limit=0'),
    expect.stringContaining('limit=30'),
  ])
  expect([days.start, days.isValue(null), days.isValue('7')]).toEqual([7, true, false])
  expect(number({}).fault(null)).toBeUndefined()
})

test('what is empty may be null in the contract', () => {
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
