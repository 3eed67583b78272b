/** Whether a phone is a French mobile: 06 or 07, or +33 / 0033 followed by 6 or 7, with any usual separators. */
export function isFrenchMobile(phone: string): boolean {
  const digits = phone.replaceAll(/[\s().\-/]/g, '')
  return /^(?:0[67]|(?:\+33|0033)0?[67])\d{8}$/.test(digits)
}

/** Whether a phone needs a confirmation: it is not empty and no French mobile. */
export const isUnusualPhone = (phone: string): boolean => phone.trim() !== '' && !isFrenchMobile(phone)

/** Compares emails, ignoring letter case. */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
