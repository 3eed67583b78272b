import { isElided, type Locale } from '@parvis/design-system/i18n/messages'

/** The language that a story is shown in. */
export const languageOf = (globals: Readonly<Record<string, unknown>>): Locale =>
  globals['locale'] === 'fr' ? 'fr' : 'en'

/** Returns the texts in the language of a story. */
export const textsIn =
  <English, French extends object>(texts: { en: English; fr: French }) =>
  (globals: Readonly<Record<string, unknown>>): English | French =>
    texts[languageOf(globals)]

/** Fills in the values of a text, eliding "de" and "que" as French does; English texts have neither. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/(\b(?:d|qu)e )?\{\{(\w+)\}\}/gi, (_, before: string | undefined, name: string) => {
    const value = String(values[name] ?? '')
    const word = before ?? ''
    return (isElided(value) ? word.replace(/e $/, '’') : word) + value
  })

/** Converts non-breaking spaces to spaces, as text queries do. Accessible names keep theirs. */
export const asRead = (text: string) => text.replaceAll(/\s/g, ' ')
