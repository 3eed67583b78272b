/** The texts that a story is shown in. */
export const textsIn =
  <English, French extends object>(texts: { en: English; fr: French }) =>
  (globals: Readonly<Record<string, unknown>>): English | French =>
    globals['locale'] === 'fr' ? texts.fr : texts.en

/** A text with the values that stand in it. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** As queries by text read the screen: spaces that do not break are spaces. Names of roles keep theirs. */
export const asRead = (text: string) => text.replaceAll(/\s/g, ' ')
