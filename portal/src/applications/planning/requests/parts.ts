import type { ApplicationParts } from '../../../routing/application.ts'

const form = async () => (await import('./screens/PlanningScreen/PlanningScreen.tsx')).PlanningScreen
const record = async () => (await import('./request.ts')).requestRecord.prefetch

/** Screens and texts of the requests, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'record' | 'create' | 'change'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/RequestsScreen/RequestsScreen.tsx')).RequestsScreen,
      prefetch: async () => (await import('./screens/RequestsScreen/request-list.ts')).prefetchRequests,
    },
    record: {
      screen: async () => (await import('./screens/RequestScreen/RequestScreen.tsx')).RequestScreen,
      prefetch: record,
    },
    create: { screen: form },
    change: { screen: form, prefetch: record },
  },
}
