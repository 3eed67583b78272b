import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashFile } from './hash-file.ts'

it.each([0, 1, 4 * 1024 * 1024, 4 * 1024 * 1024 + 3])('%i bytes hash as in the services', async size => {
  const bytes = randomBytes(size)
  expect(await hashFile(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'))
})
