import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    myNotifications: typeof en
  }
}

/** Both languages, for stories; the portal loads one with the screen. */
export const myNotificationsTexts = { en, fr }
