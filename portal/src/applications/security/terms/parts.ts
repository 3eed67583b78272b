import type { ApplicationParts } from '../../../routing/application.ts'
import { loadConsentTexts } from '../../../terms/i18n/load-texts.ts'

/** Screens and texts of the terms of use, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'draft' | 'version'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared: { consent: loadConsentTexts },
  places: {
    list: {
      screen: async () =>
        (await import('./screens/TermsVersionsScreen/TermsVersionsScreen.tsx')).TermsVersionsScreen,
      prefetch: async () => (await import('./version-list.ts')).versionList.prefetch,
    },
    draft: {
      screen: async () => (await import('./screens/TermsDraftScreen/TermsDraftScreen.tsx')).TermsDraftScreen,
      prefetch: async () => (await import('./terms.ts')).draftRecord.prefetch,
    },
    version: {
      screen: async () =>
        (await import('./screens/TermsVersionScreen/TermsVersionScreen.tsx')).TermsVersionScreen,
      prefetch: async () => (await import('./terms.ts')).versionRecord.prefetch,
    },
  },
}
