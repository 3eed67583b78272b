import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    signatures: typeof en
  }
}

/** The texts of electronic signature in both languages, for stories. The portal loads one language at a time. */
export const signatureTexts = { en, fr }
