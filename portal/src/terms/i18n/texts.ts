import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../i18n/translations.ts' {
  interface TextNamespaces {
    consent: typeof en
  }
}

/** Both languages, for stories; the portal loads one with the screen. */
export const consentTexts = { en, fr }
