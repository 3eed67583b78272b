import { browserStorage, storageKeys, type KeyValueStorage } from './storage.ts'
import { userTypes, type UserType } from './user-type.ts'

/**
 * The user type stored on this device, for pages that have to read it from there; undefined if nobody has signed in
 * yet. Use it only to show and hide things: the services check each call.
 */
export function storedUserType(
  storage: KeyValueStorage = browserStorage('localStorage'),
): UserType | undefined {
  const stored = storage.getItem(storageKeys.userType)
  return userTypes.find(type => type === stored)
}
