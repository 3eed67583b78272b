import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    onboarding: typeof en
  }
}

/** The texts of onboarding in both languages, for stories; the portal loads one with the screen. */
export const onboardingTexts = { en, fr }
