import { expect, test } from 'vitest'
import { gridStatus } from './grid-status.ts'

const calm = { isPending: false, isError: false, isPlaceholderData: false }

test('a grid waits for its first rows, keeps those of another page while loading, and reports a failed refetch', () => {
  expect(gridStatus({ ...calm, isPending: true })).toBe('loading')
  expect(gridStatus({ ...calm, isPlaceholderData: true })).toBe('refreshing')
  expect(gridStatus({ ...calm, isError: true })).toBe('error')
  expect(gridStatus(calm)).toBe('ready')
})
