import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    settings: typeof en
  }
}

/** Both languages: whoever sees this screen has not been asked for theirs. */
export const settingsTexts = { en, fr }
