import type { Locale } from '@parvis/design-system/i18n/messages'
import type { Terms } from '../../../session/access.ts'

/** The terms in one language. */
export interface TermsText {
  title: string
  text: string
  /** What changed since the version before; null for the first. */
  changes: string | null
}

/** Picks the reader's language out of the terms. */
export function termsIn(terms: Terms, locale: Locale): TermsText {
  return locale === 'fr'
    ? { title: terms.title, text: terms.text, changes: terms.changes }
    : { title: terms.englishTitle, text: terms.englishText, changes: terms.englishChanges }
}
