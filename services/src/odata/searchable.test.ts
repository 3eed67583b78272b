import { expect, test } from 'vitest'
import { readContract } from '../server/contract.ts'
import { searchable } from './model.ts'

const { operations, models } = await readContract()

const asked = [...operations.values()].flatMap(({ id, operation }) => {
  const model = models.get(operation['x-odata']?.entity ?? '')
  const takesSearch = operation.parameters?.some(({ name }) => name === '$search') === true
  return model === undefined ? [] : [{ id, model, takesSearch }]
})

test('the contract has many lists', () => {
  expect(asked.length).toBeGreaterThan(40)
})

test.each(asked.filter(({ takesSearch }) => takesSearch))(
  '$id accepts a search, and its entity has searchable texts',
  ({ model }) => {
    expect(searchable(model)).toBe(true)
  },
)
