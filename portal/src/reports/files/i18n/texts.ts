import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../i18n/translations.ts' {
  interface TextNamespaces {
    reportFiles: typeof en
  }
}

/** The texts about uploads that become reports, in both languages. */
export const reportFilesTexts = { en, fr }
