import type { ApplicationParts } from '../../../routing/application.ts'

const prefetch = async () => (await import('./figures.ts')).prefetchDashboard
const fees = {
  screen: async () =>
    (await import('./screens/FeesDashboardScreen/FeesDashboardScreen.tsx')).FeesDashboardScreen,
  prefetch,
}

/** The parts of the dashboards, loaded only when somebody opens one. */
export const parts: ApplicationParts<'indicators' | 'followUp' | 'originating' | 'register'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    indicators: fees,
    followUp: fees,
    originating: fees,
    register: {
      screen: async () =>
        (await import('./screens/PublicRegisterScreen/PublicRegisterScreen.tsx')).PublicRegisterScreen,
      prefetch,
    },
  },
}
