/** The world's numbering plans: 36 kB gzip, so this module is only imported on demand. */
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { dialled, type WrittenPhone } from './phone.ts'

/** Countries with their calling codes, unsorted: `{ country: 'FR', callingCode: '33' }`. */
export function listCallingCodes(): { country: string; callingCode: string }[] {
  return getCountries().map(country => ({ country, callingCode: getCountryCallingCode(country) }))
}

/** Formats a number for its country while it is typed. */
export function writePhone(typed: string, country: string | undefined): WrittenPhone {
  const known = country !== undefined && isSupportedCountry(country) ? country : undefined
  const writer = new AsYouType(known)
  const text = writer.input(dialled(typed))
  const value = writer.getNumberValue() ?? ''
  const callingCode = writer.getCallingCode()
  const isForeign = writer.isInternational()
  return {
    text,
    value: value === '+' ? '' : value,
    country: isForeign ? writer.getCountry() : known,
    callingCode: isForeign ? callingCode : known && getCountryCallingCode(known),
  }
}

/** The country of a number and its national digits; the number as it is if it has no country. */
export function readPhone(value: string): { country: string | undefined; typed: string } {
  const number = parsePhoneNumberFromString(value)
  if (number?.country === undefined || !number.isPossible()) return { country: number?.country, typed: value }
  return { country: number.country, typed: dialled(number.formatNational()) }
}

/** The national digits of an incomplete number, to be read in another country. */
export function nationalFigures(typed: string): string {
  const writer = new AsYouType()
  writer.input(dialled(typed))
  return typed.startsWith('+') ? (writer.getNumber()?.nationalNumber ?? '') : typed
}

/** Checks the length of an E.164 number against the numbering plan of its country. */
export function checkLength(value: string): 'too-short' | 'too-long' | 'unknown' | null {
  const found = validatePhoneNumberLength(value)
  if (found === undefined) return null
  if (found === 'TOO_SHORT') return 'too-short'
  return found === 'TOO_LONG' ? 'too-long' : 'unknown'
}
