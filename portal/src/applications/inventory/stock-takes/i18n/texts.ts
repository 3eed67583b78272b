import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    stockTakes: typeof en
  }
}

/** The texts of the stock-takes in both languages, for stories; the portal loads one with the screen. */
export const stockTakesTexts = { en, fr }
