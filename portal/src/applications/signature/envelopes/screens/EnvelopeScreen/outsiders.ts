/** Signers and their keys: users of the portal by their contact id, others by their e-mail address. */
import type { Outsider } from './OutsiderDialog.tsx'

/** The key of the reader among the signers. */
export const me = 'me'

/** The key of a person from outside. */
export const outsideId = ({ email }: Outsider) => `outside ${email}`

/** A signer as the services accept them. */
export function whoIs(key: string, outsiders: readonly Outsider[]) {
  const outside = outsiders.find(each => outsideId(each) === key)
  if (outside) return { contactId: null, outside }
  return { contactId: key === me ? null : Number(key) }
}
