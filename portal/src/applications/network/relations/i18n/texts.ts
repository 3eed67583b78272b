import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    clientRelations: typeof en
  }
}

/** The texts of the relations in both languages, for stories; the portal loads one with the screen. */
export const clientRelationsTexts = { en, fr }
