/** Languages of the product. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/**
 * A text, or one text per plural category of its `{{count}}`. French also has `many` (1 000 000), which falls back to
 * `other`.
 */
export type Message = string | { one: string; other: string }
export type Catalogue = Record<string, Message>

/** Values for the `{{placeholders}}` of a message. */
export type MessageValues = Record<string, string | number>

/** Both languages of one component. Missing keys in either are a compile error. */
export interface Messages<C extends Catalogue> {
  en: C
  fr: Record<keyof C, Message>
}

/** Declares a component's messages; the keys are those of the English ones. */
export function defineMessages<const C extends Catalogue>(messages: Messages<C>): Messages<C> {
  return messages
}

/** Vowels, a y before a consonant, and the mute h of common names and words; not "onze" and "oui". */
const elided =
  /^(?:(?!onz|oui\b)[aàâeéèêëiîïoôuùûœæ]|y(?![aeiouy])|h(?:é[lr]|elen|enr|erv|onor|orten|ug[ou]|uber|ôpi|ôte|isto))/i

/** Whether "de" and "que" lose their e before a French text: "Droits d’Inès". */
export const isElided = (text: string): boolean => elided.test(text)

/**
 * Formats a message in a language: `{{count}}` selects the plural form, and numbers get the language's format. A
 * placeholder without a value stays visible, so that the mistake is noticed.
 */
export function formatMessage(locale: Locale, message: Message, values: MessageValues = {}): string {
  const text =
    typeof message === 'string'
      ? message
      : new Intl.PluralRules(locale).select(Number(values['count'])) === 'one'
        ? message.one
        : message.other
  return text.replaceAll(
    /(\b(?:d|qu)e )?\{\{(\w+)\}\}/gi,
    (all, before: string | undefined, name: string) => {
      const value = values[name]
      if (value === undefined) return all
      const word = before ?? ''
      if (typeof value === 'number') return word + new Intl.NumberFormat(locale).format(value)
      return (locale === 'fr' && isElided(value) ? word.replace(/e $/, '’') : word) + value
    },
  )
}
