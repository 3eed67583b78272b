import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    profile: typeof en
  }
}

/** Both languages, for stories; the portal loads one with the screen. */
export const profileTexts = { en, fr }
