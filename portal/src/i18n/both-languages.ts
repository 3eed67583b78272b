import { en } from './en.ts'
import { fr } from './fr.ts'
import { createTranslations, type Translations } from './translations.ts'
import type { Locale } from '@parvis/design-system/i18n/messages'

/** Translations with the portal's own texts in both languages: for stories, tests, and the page that shows both. */
export function translationsInBoth(locale: Locale, onMissing?: (key: string) => never): Translations {
  const translations = createTranslations(locale, onMissing)
  translations.add('shell', 'en', en)
  translations.add('shell', 'fr', fr)
  return translations
}
