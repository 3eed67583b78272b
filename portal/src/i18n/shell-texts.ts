import type { LoadTexts } from './translations.ts'

/** Loads the portal's own texts in one language. */
export const shellTexts: LoadTexts = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}
