/*
 * What the routes of the planning load, in a file of its own: every page knows the routes, and would otherwise carry the
 * names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const requestsScreen = async () =>
  (await import('./screens/RequestsScreen/RequestsScreen.tsx')).RequestsScreen

export const requestScreen = async () =>
  (await import('./screens/RequestScreen/RequestScreen.tsx')).RequestScreen

export const planningScreen = async () =>
  (await import('./screens/PlanningScreen/PlanningScreen.tsx')).PlanningScreen

export const prefetchList = async () =>
  (await import('./screens/RequestsScreen/list-query.ts')).prefetchRequests

export const prefetchOne = async () => (await import('./queries.ts')).prefetchRequest
