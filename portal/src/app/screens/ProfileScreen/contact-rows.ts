import { scopeTitles } from '@parvis/api-types/scope-titles'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { Person } from '../../../session/access.ts'

/** The details that the contact record adds to the claims. */
export interface ContactDetails {
  contactLastName: string
  contactFirstName: string
  contactPhoneMobileOffice: string | null
  contactPhoneMobilePrivate: string | null
  contactPhoneLandLine: string | null
  contactAddress1: string | null
  contactAddress2: string | null
  contactAddress3: string | null
}

export type ContactRowName =
  | 'lastName'
  | 'firstName'
  | 'email'
  | 'mobile'
  | 'privateMobile'
  | 'landLine'
  | 'address'
  | 'type'

/**
 * The rows of the profile in reading order. Without the record, only what the claims contain.
 * @returns `value` undefined where nothing is known
 */
export function contactRows(
  person: Pick<Person, 'email' | 'fullName' | 'firstName'>,
  contact: ContactDetails | undefined,
): { name: ContactRowName; value: string | undefined }[] {
  const rows: [ContactRowName, string | null | undefined][] = contact
    ? [
        ['lastName', contact.contactLastName],
        ['firstName', contact.contactFirstName],
        ['email', person.email],
        ['mobile', contact.contactPhoneMobileOffice],
        ['privateMobile', contact.contactPhoneMobilePrivate],
        ['landLine', contact.contactPhoneLandLine],
        [
          'address',
          [contact.contactAddress1, contact.contactAddress2, contact.contactAddress3]
            .filter(Boolean)
            .join('\n'),
        ],
      ]
    : [
        ['lastName', person.fullName.replace(person.firstName, '').trim()],
        ['firstName', person.firstName],
        ['email', person.email],
      ]
  return [...rows, ['type', undefined] as const].map(([name, value]) => ({ name, value: value || undefined }))
}

/**
 * What scopes let a person do, in their language, in alphabetical order. Scopes of other applications have no title
 * here: they come last, by their names.
 */
export function scopeTexts(scopes: Iterable<string>, locale: Locale): string[] {
  const inOrder = (texts: string[]) => texts.toSorted((a, b) => a.localeCompare(b, locale))
  const all = [...scopes]
  return [
    ...inOrder(all.flatMap(scope => scopeTitles[scope]?.[locale] ?? [])),
    ...inOrder(all.filter(scope => scopeTitles[scope] === undefined)),
  ]
}
