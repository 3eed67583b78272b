/*
 * What the routes of the viewer load, in a file of its own: every page knows the routes, and would otherwise carry the
 * names of all files that the screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const viewerScreen = async () => (await import('./screens/ViewerScreen/ViewerScreen.tsx')).ViewerScreen

export const dynamicReportsScreen = async () =>
  (await import('./screens/DynamicReportsScreen/DynamicReportsScreen.tsx')).DynamicReportsScreen

export const prefetch = async () => (await import('./queries.ts')).prefetchViewer
