import type { RequestValues } from '../request-form.ts'

/** The fields of a contact that are compared, in the order of the form. */
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

/** A saved contact as form values. */
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

/** The digits of a phone in French notation: 06 12 and +33 6 12 are the same number. */
const digitsOf = (phone: string) => phone.replaceAll(/[\s().\-/]/g, '').replace(/^(?:\+33|0033)0?/, '0')

/** Whether a field has the same meaning, whatever its notation. */
export function isSameContactField(field: ContactField, one: ContactValues, other: ContactValues): boolean {
  if (field === 'contactPhone') return digitsOf(one[field]) === digitsOf(other[field])
  return one[field].trim() === other[field].trim()
}
