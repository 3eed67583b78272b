/*
 * What the routes of the dashboards load, in a file of its own: every page knows the routes, and would otherwise carry the
 * names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const feesDashboardScreen = async () =>
  (await import('./screens/FeesDashboardScreen/FeesDashboardScreen.tsx')).FeesDashboardScreen

export const publicRegisterScreen = async () =>
  (await import('./screens/PublicRegisterScreen/PublicRegisterScreen.tsx')).PublicRegisterScreen

export const prefetchDashboard = async () => (await import('./queries.ts')).prefetchDashboard
