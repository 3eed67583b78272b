/** Whether a phone is a French mobile: 06 or 07, or +33 / 0033 and 6 or 7, with any usual separators. */
export function isFrenchMobile(phone: string): boolean {
  const digits = phone.replaceAll(/[\s().\-/]/g, '')
  return /^(?:0[67]|(?:\+33|0033)0?[67])\d{8}$/.test(digits)
}

/** Whether the reader is to be asked about a phone: there is one, and it is no French mobile. */
export const isUnusualPhone = (phone: string): boolean => phone.trim() !== '' && !isFrenchMobile(phone)

/** Addresses are the same in any letter case. */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
