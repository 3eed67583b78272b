import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../i18n/translations.ts' {
  interface TextNamespaces {
    statements: typeof en
  }
}

/** The texts about requests for financial statements, in both languages. */
export const statementsTexts = { en, fr }
