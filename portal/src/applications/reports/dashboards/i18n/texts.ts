import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    dashboards: typeof en
  }
}

/** The texts of the dashboards in both languages, for stories. The portal loads one language at a time. */
export const dashboardsTexts = { en, fr }
