/** Signers by their keys: people of the portal by their contact, others by their e-mail. */
import type { Outsider } from './OutsiderDialog.tsx'

/** The reader among the signers. */
export const me = 'me'

/** What tells somebody from outside apart among the signers. */
export const outsideId = ({ email }: Outsider) => `outside ${email}`

/** A signer as the services take them. */
export function whoIs(key: string, outsiders: readonly Outsider[]) {
  const outside = outsiders.find(each => outsideId(each) === key)
  if (outside) return { contactId: null, outside }
  return { contactId: key === me ? null : Number(key) }
}
