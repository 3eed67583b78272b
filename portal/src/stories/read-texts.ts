import { isElided, type Locale } from '@parvis/design-system/i18n/messages'

/** The language that a story is shown in. */
export const languageOf = (globals: Readonly<Record<string, unknown>>): Locale =>
  globals['locale'] === 'fr' ? 'fr' : 'en'

/** The texts that a story is shown in. */
export const textsIn =
  <English, French extends object>(texts: { en: English; fr: French }) =>
  (globals: Readonly<Record<string, unknown>>): English | French =>
    texts[languageOf(globals)]

/** A text with the values that stand in it; English has no "de" before one. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/(\b(?:d|qu)e )?\{\{(\w+)\}\}/gi, (_, before: string | undefined, name: string) => {
    const value = String(values[name] ?? '')
    const word = before ?? ''
    return (isElided(value) ? word.replace(/e $/, '’') : word) + value
  })

/** As queries by text read the screen: spaces that do not break are spaces. Names of roles keep theirs. */
export const asRead = (text: string) => text.replaceAll(/\s/g, ' ')
