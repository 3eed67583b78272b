import { getCountrySpecifications, ValidationErrorsIBAN, validateIBAN } from 'ibantools'

/** The first problem of an IBAN that the reader can act on. */
export type IbanProblem =
  /** It contains a character that is neither a Latin letter nor a digit. */
  | { kind: 'character'; character: string }
  /** It does not start with the code of a country that uses IBANs. */
  | { kind: 'country'; country: string }
  | { kind: 'too-short' | 'too-long'; country: string; length: number; expected: number }
  /** It has a letter where the country's format has digits. */
  | { kind: 'format'; country: string }
  /** The check digits are wrong: a character was mistyped or swapped (ISO 7064 mod 97, or the national check key). */
  | { kind: 'checksum' }

const parting = /[\s\u00A0\u202F\u2009\u200B-\u200F\u2060\uFEFF.\-–_/]/g

/**
 * The electronic form of an IBAN: capitals, without spaces and other separators, and without a leading word IBAN.
 * Other characters stay, so that the reader sees them and gets an error.
 */
export function compactIban(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(parting, '')
    .toUpperCase()
    .replace(/^IBAN:?(?=[A-Z]{2}\d{2})/, '')
}

/** The print form in groups of four (ISO 13616): "FR76 3000 6000 …". */
export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/gu, '$1 ')
}

/** Length of the country's IBANs; undefined if it has none. `country`: ISO 3166-1 alpha-2. */
export function ibanLength(country: string): number | undefined {
  return getCountrySpecifications()[country]?.chars ?? undefined
}

/**
 * Validates an IBAN in its electronic form: country, the country's length and format (ISO 13616), check digits
 * (ISO 7064 mod 97-10) and, where the country has one, the check key of the account number.
 * @returns null if it is valid or empty
 */
export function checkIban(iban: string): IbanProblem | null {
  if (iban === '') return null
  const [character] = /[^A-Z0-9]/u.exec(iban) ?? []
  if (character !== undefined) return { kind: 'character', character }
  const country = iban.slice(0, 2)
  const expected = ibanLength(country)
  if (expected === undefined) return { kind: 'country', country }
  const { length } = iban
  if (length !== expected) {
    return { kind: length < expected ? 'too-short' : 'too-long', country, length, expected }
  }
  const { errorCodes } = validateIBAN(iban)
  const isMalformed =
    errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat) ||
    errorCodes.includes(ValidationErrorsIBAN.ChecksumNotNumber)
  if (isMalformed) return { kind: 'format', country }
  return errorCodes.length > 0 ? { kind: 'checksum' } : null
}
