import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../i18n/translations.ts' {
  interface TextNamespaces {
    reportDocuments: typeof en
  }
}

/** The texts about the documents of a report, in both languages. */
export const reportDocumentsTexts = { en, fr }
