import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../i18n/translations.ts' {
  interface TextNamespaces {
    signing: typeof en
  }
}

/** The texts for reading and signing a document in both languages, for stories. */
export const signingTexts = { en, fr }
