import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    testData: typeof en
  }
}

/** The texts of the test data in both languages, for stories; the portal loads one with the screen. */
export const testDataTexts = { en, fr }
