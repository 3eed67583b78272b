import type { Locale, MessageValues } from '../../i18n/messages.ts'
import type { FieldMessage } from '../ValidationMessage/ValidationMessage.tsx'
import { countryName } from './countryName.ts'
import { isFrenchMobile, strangeCharacter } from './phone.ts'
import type { messages } from './PhoneField.messages.ts'

interface Judged {
  value: string
  country: string | undefined
  expectsFrenchMobile: boolean
  /** The warning for a number that is not a French mobile. */
  phoneFormat: string
  /** From the numbering plans, once loaded. */
  length: 'too-short' | 'too-long' | 'unknown' | null
  isKept: boolean
  onKeep: ((isKept: boolean) => void) | undefined
}
type Translate = (key: keyof (typeof messages)['en'], values?: MessageValues) => string

/**
 * The messages about a number. Only a character that cannot be dialled is an error; everything else is for the reader
 * to decide.
 */
export function phoneMessages(t: Translate, locale: Locale, number: Judged) {
  const { value, country, length, isKept, onKeep } = number
  const character = strangeCharacter(value)
  if (value === '') return { errors: [], entry: [] }
  if (character !== undefined) return { errors: [t('character', { character })], entry: [] }
  const doubt = () => {
    if (number.expectsFrenchMobile) return isFrenchMobile(value) ? null : number.phoneFormat
    if (length === null) return null
    if (country === undefined && length === 'unknown') return t('unknownCountry')
    const name = country === undefined ? t('anyCountry') : countryName(locale, country)
    return t(({ 'too-short': 'tooShort', 'too-long': 'tooLong', unknown: 'unknown' } as const)[length], {
      country: name,
    })
  }
  const text = doubt()
  if (text === null) return { errors: [], entry: [] }
  const message: FieldMessage = isKept
    ? { kind: 'information', text: t('kept') }
    : {
        kind: 'warning',
        text,
        ...(onKeep && { action: { label: t('keep'), onPress: () => onKeep(true) } }),
      }
  return { errors: [], entry: [message] }
}
