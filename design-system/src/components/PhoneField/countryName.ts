import type { Locale } from '../../i18n/messages.ts'

/** The name of a country in the reader's language. `country`: ISO 3166-1 alpha-2. */
export function countryName(locale: Locale, country: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}
