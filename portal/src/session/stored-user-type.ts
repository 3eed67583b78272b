import { browserStorage, storageKeys, type KeyValueStorage } from './storage.ts'
import { userTypes, type UserType } from './user-type.ts'

/**
 * The user type that the portal keeps on this device for pages that are asked to take it from there; undefined before
 * somebody was inside. For showing only: the services check each call.
 */
export function storedUserType(
  storage: KeyValueStorage = browserStorage('localStorage'),
): UserType | undefined {
  const stored = storage.getItem(storageKeys.userType)
  return userTypes.find(type => type === stored)
}
