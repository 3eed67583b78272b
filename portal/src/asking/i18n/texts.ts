import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../i18n/translations.ts' {
  interface TextNamespaces {
    asking: typeof en
  }
}

/** The texts for requesting an application, for stories; the portal loads one language with what shows them. */
export const askingTexts = { en, fr }
