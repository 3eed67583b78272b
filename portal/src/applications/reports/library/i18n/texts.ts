import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    reports: typeof en
  }
}

/** The texts of the library in both languages, for stories; the portal loads one with the screen. */
export const reportsTexts = { en, fr }
