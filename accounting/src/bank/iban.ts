/**
 * Length of an IBAN, by country.
 * @source ISO 13616-1, as registered by SWIFT: IBAN Registry, release 97
 */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MR: 27,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SC: 31,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
}

/** Why a text is not an IBAN. */
export type IbanFault = 'malformed' | 'country' | 'length' | 'check-digits'

/** The stored form of an IBAN: in capitals, without spaces. */
export const compactIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** The displayed form of an IBAN: in groups of four. */
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The fault of a compact IBAN; undefined if it has none. */
export function ibanFault(iban: string): IbanFault | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return 'malformed'
  const length = lengths[iban.slice(0, 2)]
  if (length === undefined) return 'country'
  if (iban.length !== length) return 'length'
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1 ? undefined : 'check-digits'
}

/** Builds the IBAN of an account. @param account in the national format, without check digits of its own */
export function makeIban(country: string, account: string): string {
  const digits = String(98 - remainder(`${account}${country}00`)).padStart(2, '0')
  return `${country}${digits}${account}`
}

/** The remainder modulo 97, with letters counted from A as 10. @source ISO 7064, MOD 97-10 */
function remainder(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
