import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../i18n/translations.ts' {
  interface TextNamespaces {
    signing: typeof en
  }
}

/** What is said where a document is read and signed, in both languages, for stories. */
export const signingTexts = { en, fr }
