import { formatMessage, type Locale, type MessageValues } from '../../i18n/messages.ts'
import type { IbanProblem } from './iban.ts'
import { messages } from './IbanField.messages.ts'

/** Describes the problem of an IBAN in a sentence. Forms use it to show the same text as the field. */
export function ibanText(locale: Locale, problem: IbanProblem): string {
  const say = (key: keyof (typeof messages)['en'], values?: MessageValues) =>
    formatMessage(locale, messages[locale][key], values)
  const name = (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  switch (problem.kind) {
    case 'character':
      return say('character', { character: problem.character })
    case 'country':
      return say('country')
    case 'too-short':
    case 'too-long': {
      const { length, expected } = problem
      const count = Math.abs(expected - length)
      const key = problem.kind === 'too-short' ? 'tooShort' : 'tooLong'
      return say(key, { count, expected, country: name(problem.country) })
    }
    case 'format':
      return say('format', { country: name(problem.country) })
    case 'checksum':
      return say('checksum')
  }
}
