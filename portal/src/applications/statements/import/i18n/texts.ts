import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    statementImport: typeof en
  }
}

/** The texts of the import in both languages, for stories. The portal loads one language at a time. */
export const statementImportTexts = { en, fr }
