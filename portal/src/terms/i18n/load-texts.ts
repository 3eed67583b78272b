import type { LoadTexts } from '../../i18n/translations.ts'

/** Loads the texts of consent and of the terms of use in one language. */
export const loadConsentTexts: LoadTexts = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}
