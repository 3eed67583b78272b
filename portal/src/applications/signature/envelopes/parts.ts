import { shared as signingTexts } from '../../../signing/i18n/load.ts'
import type { ApplicationParts } from '../../../routing/application.ts'

/** The parts of the signature pages, loaded only when somebody opens one. */
export const parts: ApplicationParts<'list' | 'new' | 'verify' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared: signingTexts,
  places: {
    list: {
      screen: async () => (await import('./screens/EnvelopesScreen/EnvelopesScreen.tsx')).EnvelopesScreen,
      prefetch: async () =>
        (await import('./screens/EnvelopesScreen/envelope-list.ts')).envelopeList.prefetch,
    },
    new: { screen: async () => (await import('./screens/SignPdfScreen/SignPdfScreen.tsx')).SignPdfScreen },
    verify: { screen: async () => (await import('./screens/VerifyScreen/VerifyScreen.tsx')).VerifyScreen },
    record: {
      screen: async () => (await import('./screens/EnvelopeScreen/EnvelopeScreen.tsx')).EnvelopeScreen,
      prefetch: async () => (await import('./envelope.ts')).envelopeRecord.prefetch,
    },
  },
}
