import type { ApplicationParts } from '../../../routing/application.ts'
import type { RestoreAnswers } from './offline/restore-answers.ts'
import type { stockTakes } from './application.ts'

/** The parts of the stock-takes pages, loaded only when somebody opens one. */
export const parts: ApplicationParts<keyof (typeof stockTakes)['places']> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/StockTakesScreen/StockTakesScreen.tsx')).StockTakesScreen,
      prefetch: async () => (await import('./stock-take.ts')).takeList.prefetch,
    },
    create: {
      screen: async () =>
        (await import('./screens/StockTakeFormScreen/StockTakeFormScreen.tsx')).StockTakeFormScreen,
    },
    edit: {
      screen: async () =>
        (await import('./screens/StockTakeFormScreen/StockTakeFormScreen.tsx')).StockTakeFormScreen,
      prefetch: async () => (await import('./stock-take.ts')).takeRecord.prefetch,
    },
    record: {
      screen: async () => (await import('./screens/StockTakeScreen/StockTakeScreen.tsx')).StockTakeScreen,
      prefetch: async () => (await import('./stock-take.ts')).takeRecord.prefetch,
    },
    count: {
      screen: async () => (await import('./screens/CountScreen/CountScreen.tsx')).CountScreen,
    },
  },
}

/**
 * Runs before a page renders that was opened offline. It is defined here because every page has already loaded this
 * file.
 */
export const restore: RestoreAnswers = async (...asking) => {
  const { restoreAnswers } = await import('./offline/restore-answers.ts')
  // If the device has lost its stored data, the page reports that the network is missing.
  await restoreAnswers(...asking).catch(() => undefined)
}
