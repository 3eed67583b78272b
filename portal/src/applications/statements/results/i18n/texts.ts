import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    statementResults: typeof en
  }
}

/** The texts of results in both languages, for stories. The portal loads one language at a time. */
export const statementResultsTexts = { en, fr }
