import { expect, test } from 'vitest'
import { firstOverlap } from '../../../signing/rules-of-place.ts'
import {
  addedField,
  type DraftField,
  fieldKinds,
  fieldsBody,
  freeLabel,
  hasNoRoom,
  neighbourOf,
  placedFields,
} from './draft-fields.ts'

const signers = ['me', '12'].map((id, at) => ({ id, name: id, page: 2, across: at * 50, down: 100 }))

/** Adds fields of every kind, the given number of times. */
function added(times: number): DraftField[] {
  const fields: DraftField[] = []
  for (let time = 0; time < times; time += 1)
    for (const kind of fieldKinds)
      fields.push(
        addedField({ kind, signer: '12', label: ` ${kind} `, page: 2 }, fields, [...signers, ...fields]),
      )
  return fields
}

test('fields are added where there is space, and initials on every page', () => {
  const fields = added(3)
  expect(firstOverlap([...signers, ...fields])).toBeUndefined()
  expect(new Set(fields.map(({ id }) => id)).size).toBe(15)
  expect(fields.filter(({ isOnEveryPage }) => isOnEveryPage).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 3 }, () => 'initials'),
  )
})

test('a field on every page overlaps fields on any page', () => {
  const [one] = added(1)
  if (!one) throw new Error('nothing was added')
  const other = { ...one, id: 'other', page: 1 }
  expect(firstOverlap([one, other])).toBeUndefined()
  expect(firstOverlap([one, { ...other, isOnEveryPage: true }])).toBeDefined()
})

test('fields belong to their signer and disappear with the signer', () => {
  const fields = added(1)
  expect(fieldsBody(fields, 'me')).toEqual({})
  expect(fieldsBody(fields, '12').fields?.map(({ label }) => label)).toEqual([...fieldKinds])
  expect(placedFields(fields, signers)[0]).toMatchObject({ id: 'field 1', name: ' text  (12)', width: 160 })
  expect(placedFields(fields, signers.slice(0, 1))).toEqual([])
})

test('a text field must have room for its letters', () => {
  const text = added(1).find(({ kind }) => kind === 'text')
  if (!text) throw new Error('There is a text')
  expect(hasNoRoom(text)).toBe(false)
  expect(hasNoRoom({ ...text, width: 20 })).toBe(true)
  expect(hasNoRoom({ ...text, height: 12, maxLength: 43 })).toBe(false)
  expect(hasNoRoom({ ...text, height: 12, maxLength: 44 })).toBe(true)
})

test('fields of the same kind are numbered', () => {
  expect(freeLabel('Text', [])).toBe('Text')
  expect(freeLabel('Text', [{ label: 'Text' }, { label: 'Text 2' }])).toBe('Text 3')
})

test("after removing a field, its signer's next or previous field follows", () => {
  const [one, two, three] = added(1)
  if (!one || !two || !three) throw new Error('no fields')
  const other = { ...two, signer: 'me' }
  expect(neighbourOf(one, [one, other, three])).toBe(three)
  expect(neighbourOf(three, [one, other, three])).toBe(one)
  expect(neighbourOf(other, [one, other, three])).toBeUndefined()
})
