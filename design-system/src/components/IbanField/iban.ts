import { getCountrySpecifications, ValidationErrorsIBAN, validateIBAN } from 'ibantools'

/** What is wrong with an IBAN, the first thing that a reader can do something about. */
export type IbanProblem =
  /** It has a character that is neither a letter of the Latin alphabet nor a figure. */
  | { kind: 'character'; character: string }
  /** It does not begin with the two letters of a country that has IBANs. */
  | { kind: 'country'; country: string }
  | { kind: 'too-short' | 'too-long'; country: string; length: number; expected: number }
  /** A letter stands where the country has figures. */
  | { kind: 'format'; country: string }
  /** The check digits do not fit: something was mistyped or swapped (ISO 7064 mod 97, or the key of the country). */
  | { kind: 'checksum' }

const parting = /[\s\u00A0\u202F\u2009\u200B-\u200F\u2060\uFEFF.\-–_/]/g

/**
 * The electronic form of an IBAN: capitals, without spaces and what else people part it by, and without the word IBAN
 * before it. Other characters stay, so that the reader sees them and is told.
 */
export function compactIban(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(parting, '')
    .toUpperCase()
    .replace(/^IBAN:?(?=[A-Z]{2}\d{2})/, '')
}

/** In groups of four, as it is printed (ISO 13616): "FR76 3000 6000 …". */
export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/gu, '$1 ')
}

/** How many characters an IBAN of the country has; undefined when it has none. `country`: ISO 3166-1 alpha-2. */
export function ibanLength(country: string): number | undefined {
  return getCountrySpecifications()[country]?.chars ?? undefined
}

/**
 * Checks an IBAN in its electronic form: country, length and form of the country (ISO 13616), check digits
 * (ISO 7064 mod 97-10) and, where the country has one, the key of the account number.
 * @returns null when it is right, and for an empty text
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
