import type { RequestValues } from '../request-form.ts'

/** What of a contact is compared, in the order of the form. */
export const contactFields = [
  'contactRole',
  'contactTitle',
  'contactFirstName',
  'contactLastName',
  'contactPhone',
  'contactLanguage',
] as const
type ContactField = (typeof contactFields)[number]
type ContactValues = Pick<RequestValues, ContactField>

interface SavedContact {
  contactRole: string
  contactTitle: 'Mr' | 'Mrs' | null
  contactFirstName: string
  contactLastName: string
  contactPhone: string | null
  contactLanguage: 'fr' | 'en'
}

/** What is saved of a contact, as the form has it. */
export function savedContact(saved: SavedContact): ContactValues {
  return {
    contactRole: saved.contactRole,
    contactTitle: saved.contactTitle ?? '',
    contactFirstName: saved.contactFirstName,
    contactLastName: saved.contactLastName,
    contactPhone: saved.contactPhone ?? '',
    contactLanguage: saved.contactLanguage,
  }
}

/** The digits of a phone as a French phone has them: 06 12 and +33 6 12 are the same number. */
const digitsOf = (phone: string) => phone.replaceAll(/[\s().\-/]/g, '').replace(/^(?:\+33|0033)0?/, '0')

/** Whether a field says the same, however it is written. */
export function isSameContactField(field: ContactField, one: ContactValues, other: ContactValues): boolean {
  if (field === 'contactPhone') return digitsOf(one[field]) === digitsOf(other[field])
  return one[field].trim() === other[field].trim()
}
