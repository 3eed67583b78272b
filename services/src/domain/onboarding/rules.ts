import type { Difference } from '../../database/onboarding-tables.ts'
import type { Part } from './transitions.ts'

/** The people involved in a request; emails in any letter case. */
export interface Parties {
  createdBy: string
  validator: string
  partner: string | null
  /** Today's substitutes of the partner or the validator. */
  substitutes: readonly { substitute: string; for: string }[]
}

/** The part a person has in a request. Nobody decides their own request, except the partner, who has the final say. */
export function partOf(email: string, parties: Parties): Part {
  const isCreator = same(email, parties.createdBy)
  const decides =
    same(email, parties.validator) ||
    parties.substitutes.some(
      each =>
        same(email, each.substitute) &&
        (same(each.for, parties.validator) || same(each.for, parties.partner)),
    )
  return { isCreator, isDecider: same(email, parties.partner) || (decides && !isCreator) }
}

/** For whom, or without whom, a person decides; undefined if the decision is their own. */
export interface InsteadOf {
  email: string
  because: 'substitute' | 'validatorLeft'
}

/** What the record says of a decision, besides its author. */
export function insteadOf(email: string, parties: Parties, validatorHasLeft: boolean): InsteadOf | undefined {
  if (same(email, parties.validator)) return undefined
  if (same(email, parties.partner))
    return validatorHasLeft ? { email: parties.validator.toLowerCase(), because: 'validatorLeft' } : undefined
  // For a substitute of both, the validator comes first.
  const stands = (whom: string | null) =>
    parties.substitutes.some(each => same(email, each.substitute) && same(each.for, whom))
  const whom = stands(parties.validator) ? parties.validator : parties.partner
  return whom === null ? undefined : { email: whom.toLowerCase(), because: 'substitute' }
}

/** The fields that a correction can change, with their columns, in the order of the form. */
export const columnOf = {
  titre: 'titre',
  contactTitle: 'contact_title',
  contactFirstName: 'contact_first_name',
  contactLastName: 'contact_last_name',
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
  contactRole: 'contact_role',
  contactLanguage: 'contact_language',
  requestDate: 'request_date',
  emailValidateur: 'email_validateur',
} as const

type Field = keyof typeof columnOf
type Fields = Readonly<Record<string, string | null>>

/** The correctable fields of a row, by their names in the contract. */
export function fieldsOf(row: Readonly<Record<(typeof columnOf)[Field], string | null>>): Fields {
  return Object.fromEntries(Object.entries(columnOf).map(([name, column]) => [name, row[column]]))
}

/** The changed fields. */
export function differencesOf(before: Fields | null, after: Fields): Difference[] {
  if (!before) return []
  return Object.keys(columnOf).flatMap(field => {
    const [was, is] = [before[field] ?? null, after[field] ?? null]
    return was === is ? [] : [{ field, before: was, after: is }]
  })
}

export function same(a: string, b: string | null): boolean {
  return b !== null && a.toLowerCase() === b.toLowerCase()
}

/** Whether a phone number is a French mobile: 06 or 07, or +33 / 0033 and 6 or 7, with any usual separators. */
export function isFrenchMobile(phone: string): boolean {
  const digits = phone.replaceAll(/[\s().\-/]/g, '')
  return /^(?:0[67]|(?:\+33|0033)0?[67])\d{8}$/.test(digits)
}
