import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    mail: typeof en
  }
}

/** The texts of the outgoing email in both languages, for stories; the portal loads one with the screen. */
export const mailTexts = { en, fr }
