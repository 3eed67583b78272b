import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    accessRequests: typeof en
  }
}

/** The texts of access requests, for stories; the portal loads one language with the screen. */
export const accessRequestsTexts = { en, fr }
