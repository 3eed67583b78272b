import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../i18n/translations.ts' {
  interface TextNamespaces {
    reportAccess: typeof en
  }
}

/** The texts about the readers of a report, in both languages. */
export const reportAccessTexts = { en, fr }
