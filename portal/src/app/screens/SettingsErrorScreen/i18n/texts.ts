import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    settings: typeof en
  }
}

/** Both languages, because readers of this screen have not chosen one yet. */
export const settingsTexts = { en, fr }
