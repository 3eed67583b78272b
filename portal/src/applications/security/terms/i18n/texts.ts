import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    termsOfUse: typeof en
  }
}

/** The texts of the administration of the terms of use, for stories; the portal loads one language with the screen. */
export const termsOfUseTexts = { en, fr }
