import type { ApplicationParts } from '../../../routing/application.ts'
import type { RestoreAnswers } from './offline/restore-answers.ts'
import type { stockTakes } from './application.ts'

/** What the places of the stock-takes are made of: loaded when somebody comes, beside no other page. */
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

/** Before a page is drawn that was opened without a network: from here, because every page knows this file already. */
export const restore: RestoreAnswers = async (...asking) => {
  const { restoreAnswers } = await import('./offline/restore-answers.ts')
  // A device that lost what it kept shows that there is no network.
  await restoreAnswers(...asking).catch(() => undefined)
}
