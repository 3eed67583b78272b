import type { ApplicationParts } from '../../../routing/application.ts'
import { shared } from '../../../statements/i18n/load.ts'

/** The parts of the list, loaded only when somebody opens it. */
export const parts: ApplicationParts<'list'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared,
  places: {
    list: {
      screen: async () =>
        (await import('./screens/StatementRequestsScreen/StatementRequestsScreen.tsx'))
          .StatementRequestsScreen,
      prefetch: async () =>
        (await import('./screens/StatementRequestsScreen/request-list.ts')).requestList.prefetch,
    },
  },
}
