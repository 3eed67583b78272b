import { expect, test } from 'vitest'
import { memoryStorage, storageKeys } from './storage.ts'
import { storedUserType } from './stored-user-type.ts'

test('the stored user type is returned unless it is unknown', () => {
  const storage = memoryStorage()
  expect(storedUserType(storage)).toBeUndefined()
  storage.setItem(storageKeys.userType, 'Collaborateur')
  expect(storedUserType(storage)).toBe('Collaborateur')
  storage.setItem(storageKeys.userType, 'Administrator')
  expect(storedUserType(storage)).toBeUndefined()
})
