import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    consumers: typeof en
  }
}

/** The texts of the API consumers in both languages, for stories; the portal loads one with the screen. */
export const consumersTexts = { en, fr }
