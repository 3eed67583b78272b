import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    permissions: typeof en
  }
}

/** The texts of the permission check in both languages, for stories; the portal loads one with the screen. */
export const permissionTexts = { en, fr }
