import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    roles: typeof en
  }
}

/** The texts of roles and groups in both languages, for stories; the portal loads one with the screen. */
export const rolesTexts = { en, fr }
