import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../i18n/translations.ts' {
  interface TextNamespaces {
    reportAccess: typeof en
  }
}

/** What is said of who may read a report, in both languages. */
export const reportAccessTexts = { en, fr }
