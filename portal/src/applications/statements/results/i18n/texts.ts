import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    statementResults: typeof en
  }
}

/** The texts of results in both languages, for stories; the portal loads one with the screen. */
export const statementResultsTexts = { en, fr }
