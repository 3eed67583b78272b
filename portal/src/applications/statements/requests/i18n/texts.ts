import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    statementRequests: typeof en
  }
}

/** The texts of the list in both languages, for stories. The portal loads one language at a time. */
export const statementRequestsTexts = { en, fr }
