import { shared } from '../../../reports/documents/i18n/load.ts'
import type { ApplicationParts } from '../../../routing/application.ts'

const viewer = {
  screen: async () => (await import('./screens/ViewerScreen/ViewerScreen.tsx')).ViewerScreen,
  prefetch: async () => (await import('./report.ts')).prefetchViewer,
}

/** The parts of the viewer, loaded only when somebody opens it. */
export const parts: ApplicationParts<'report' | 'bookmark' | 'dynamic'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared,
  places: {
    report: viewer,
    bookmark: viewer,
    dynamic: {
      screen: async () =>
        (await import('./screens/DynamicReportsScreen/DynamicReportsScreen.tsx')).DynamicReportsScreen,
    },
  },
}
