import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    welcome: typeof en
  }
}

/** The texts of the page for invited people in both languages, for stories; the portal loads one with the screen. */
export const welcomeTexts = { en, fr }
