import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    guestSigning: typeof en
  }
}

/** The texts of the page for external signers in both languages, for stories; the portal loads one with the screen. */
export const guestSigningTexts = { en, fr }
