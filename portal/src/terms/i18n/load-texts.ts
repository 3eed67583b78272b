import type { LoadTexts } from '../../i18n/translations.ts'

/** The texts of consent and of the terms of use, in the language that is asked for. */
export const loadConsentTexts: LoadTexts = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}
