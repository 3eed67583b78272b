import type { Locale } from '@parvis/design-system/i18n/messages'

/** The texts of the terms in both languages: of a version or a draft. */
export interface TermsTexts {
  title: string
  englishTitle: string
  text: string
  englishText: string
  /** What changed since the previous version; null for the first. */
  changes: string | null
  englishChanges: string | null
}

/** The terms in one language. */
export interface TermsText {
  title: string
  text: string
  changes: string | null
}

/** Picks one language of the terms. */
export function termsIn(terms: TermsTexts, locale: Locale): TermsText {
  return locale === 'fr'
    ? { title: terms.title, text: terms.text, changes: terms.changes }
    : { title: terms.englishTitle, text: terms.englishText, changes: terms.englishChanges }
}
