import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    menus: typeof en
  }
}

/** The texts of the menu administration in both languages, for stories; the portal loads one with the screen. */
export const menusTexts = { en, fr }
