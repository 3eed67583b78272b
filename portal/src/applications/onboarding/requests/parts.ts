import type { ApplicationParts } from '../../../routing/application.ts'

const form = async () => (await import('./screens/RequestFormScreen/RequestFormScreen.tsx')).RequestFormScreen
const record = async () => (await import('./request.ts')).requestRecord.prefetch

/** Screens and texts of onboarding, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'create' | 'change' | 'record' | 'substitutes'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/RequestsScreen/RequestsScreen.tsx')).RequestsScreen,
      prefetch: async () => (await import('./screens/RequestsScreen/request-list.ts')).prefetchRequests,
    },
    create: { screen: form },
    change: { screen: form, prefetch: record },
    record: {
      screen: async () => (await import('./screens/RequestScreen/RequestScreen.tsx')).RequestScreen,
      prefetch: record,
    },
    substitutes: {
      screen: async () =>
        (await import('./screens/SubstitutesScreen/SubstitutesScreen.tsx')).SubstitutesScreen,
      prefetch: async () =>
        (await import('./screens/SubstitutesScreen/substitute-list.ts')).substituteList.prefetch,
    },
  },
}
