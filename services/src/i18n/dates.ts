const written = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/**
 * Formats a day, YYYY-MM-DD, for a sentence: "November 1, 2026", « 1er novembre 2026 ». French uses "premier" for the
 * first; Intl does not.
 */
export const dayIn = {
  fr: (day: string) => written('fr-FR', day).replace(/^1 /, '1er '),
  en: (day: string) => written('en-US', day),
}
