import type { LoadTexts } from './translations.ts'

/** The portal's own texts, in the language that is asked for. */
export const shellTexts: LoadTexts = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}
