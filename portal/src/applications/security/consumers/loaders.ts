/*
 * What the routes of the API consumers load, in a file of its own: every page knows the routes, and would otherwise carry
 * the names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const consumersScreen = async () =>
  (await import('./screens/ApiConsumersScreen/ApiConsumersScreen.tsx')).ApiConsumersScreen

export const consumerScreen = async () =>
  (await import('./screens/ApiConsumerScreen/ApiConsumerScreen.tsx')).ApiConsumerScreen

export const prefetchList = async () => (await import('./queries.ts')).prefetchConsumers

export const prefetchOne = async () => (await import('./queries.ts')).prefetchConsumer
