import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    reportProjects: typeof en
  }
}

/** The texts of the projects in both languages, for stories. The portal loads one language at a time. */
export const reportProjectsTexts = { en, fr }
