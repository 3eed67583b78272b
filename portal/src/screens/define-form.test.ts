import { expect, test } from 'vitest'
import { differing, isSame, rebase } from '../forms/changes.ts'
import { chosen, defineForm, flag, setOf, text } from './define-form.ts'

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
