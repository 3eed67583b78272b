import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrder, movedInOrder } from './signing-order.ts'

const people = ['me', 'a', 'b'].map(id => ({ id }))

it('puts signers in the chosen order, and those who were added later at the end', () => {
  expect(inOrder(people, [])).toEqual(people)
  expect(inOrder(people, ['b', 'me']).map(({ id }) => id)).toEqual(['b', 'me', 'a'])
  expect(inOrder(people, ['gone', 'a', 'me', 'b']).map(({ id }) => id)).toEqual(['a', 'me', 'b'])
})

it('moves a signer by one place, and never beyond the ends', () => {
  expect(movedInOrder(['me', 'a', 'b'], 'me', 1)).toEqual(['a', 'me', 'b'])
  expect(movedInOrder(['me', 'a', 'b'], 'b', -1)).toEqual(['me', 'b', 'a'])
  expect(movedInOrder(['me', 'a', 'b'], 'me', -1)).toEqual(['me', 'a', 'b'])
  expect(movedInOrder(['me', 'a', 'b'], 'b', 1)).toEqual(['me', 'a', 'b'])
  expect(movedInOrder(['me', 'a'], 'gone', 1)).toEqual(['me', 'a'])
})

it('keeps everybody once, however often they are moved', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 })
  const moves = fc.array(fc.record({ at: fc.nat(), by: fc.constantFrom(-1 as const, 1 as const) }))
  fc.assert(
    fc.property(ids, moves, (order, all) => {
      const moved = all.reduce<readonly string[]>(
        (now, { at, by }) => movedInOrder(now, now[at % now.length] ?? '', by),
        order,
      )
      expect(moved.toSorted()).toEqual(order.toSorted())
    }),
  )
})
