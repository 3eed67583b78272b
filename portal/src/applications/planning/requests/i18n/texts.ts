import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    planning: typeof en
  }
}

/** The texts of the planning in both languages, for stories; the portal loads one with the screen. */
export const planningTexts = { en, fr }
