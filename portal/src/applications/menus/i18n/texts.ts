import { en } from './en.ts'
import { fr } from './fr.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    menus: typeof en
  }
}

/** The texts of the menu administration; loaded with its screen. */
export const menusTexts = { en, fr }
