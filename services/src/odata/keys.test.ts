import { expect, test } from 'vitest'
import { readContract } from '../server/contract.ts'
import { keyField } from './model.ts'

const { models } = await readContract()

test.each([...models.values()])(
  'the key of $name is never null, so that its index can be used to order by it',
  model => {
    expect(keyField(model).nullable).toBe(false)
  },
)
