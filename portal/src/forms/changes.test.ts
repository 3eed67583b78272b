import { expect, test } from 'vitest'
import { resumed } from './changes.ts'

const draft = { values: { title: 'mine', owner: 'before', order: 1 }, before: { title: 'before' } }

test('resuming a draft keeps what others have saved in fields that it does not change', () => {
  expect(resumed(draft, { title: 'before', owner: 'theirs', order: 2 })).toEqual({
    values: { title: 'mine', owner: 'theirs', order: 2 },
    contested: [],
  })
})

test('a field that both have changed keeps the draft’s value and is contested', () => {
  expect(resumed(draft, { title: 'theirs', owner: 'before', order: 1 })).toEqual({
    values: { title: 'mine', owner: 'before', order: 1 },
    contested: ['title'],
  })
})

test('a field that both have changed in the same way is not contested', () => {
  expect(resumed(draft, { title: 'mine', owner: 'before', order: 1 }).contested).toEqual([])
})

test('a merged field keeps the changes of both', () => {
  const merge = (_field: string, _versions: object, mine: unknown) => `${String(mine)} and theirs`
  expect(resumed(draft, { title: 'theirs', owner: 'before', order: 1 }, undefined, merge).values.title).toBe(
    'mine and theirs',
  )
})

test('a draft from before this was recorded is taken as it is', () => {
  const old = { values: draft.values, before: undefined }
  expect(resumed(old, { title: 'theirs', owner: 'theirs', order: 2 }).values).toBe(draft.values)
})
