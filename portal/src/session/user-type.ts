/** What somebody is to the firm: staff or customer. */
export const userTypes = ['Collaborateur', 'Client'] as const
export type UserType = (typeof userTypes)[number]

/**
 * The type of a person. The contact record decides; a contact of another kind is treated as a Client. Without a type
 * in the record, an address in the firm's own domain is Collaborateur and any other is Client. A subdomain does not
 * count as the firm's domain.
 * @param contactType from the first item of the claims response
 * @param firmDomain from the settings, such as `parvis.example`
 */
export function userTypeOf(
  contactType: string | undefined,
  email: string | undefined,
  firmDomain: string,
): UserType {
  if (contactType === 'Other') return 'Client'
  const known = userTypes.find(type => type === contactType)
  if (known) return known
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain !== undefined && email?.includes('@') && domain === firmDomain.toLowerCase()
    ? 'Collaborateur'
    : 'Client'
}
