import type { ApplicationParts } from '../../../routing/application.ts'
import { shared } from '../../../statements/i18n/load.ts'

/** The parts of the result page, loaded only when somebody opens it. */
export const parts: ApplicationParts<'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared,
  places: {
    record: {
      screen: async () =>
        (await import('./screens/StatementResultScreen/StatementResultScreen.tsx')).StatementResultScreen,
      prefetch: async () => (await import('./statement-result.ts')).prefetchResult,
    },
  },
}
