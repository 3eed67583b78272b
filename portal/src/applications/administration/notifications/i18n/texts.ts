import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    notifications: typeof en
  }
}

/** The texts of the notifications' administration in both languages, for stories; the portal loads one with the screen. */
export const notificationsTexts = { en, fr }
