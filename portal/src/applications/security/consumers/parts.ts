import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the API consumers, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'create' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () =>
        (await import('./screens/ApiConsumersScreen/ApiConsumersScreen.tsx')).ApiConsumersScreen,
      prefetch: async () =>
        (await import('./screens/ApiConsumersScreen/consumer-list.ts')).consumerList.prefetch,
    },
    create: {
      screen: async () =>
        (await import('./screens/ApiConsumerScreen/NewConsumerScreen.tsx')).NewConsumerScreen,
    },
    record: {
      screen: async () =>
        (await import('./screens/ApiConsumerScreen/ApiConsumerScreen.tsx')).ApiConsumerScreen,
      prefetch: async () => {
        const [{ consumerRecord }, { keysOf }] = await Promise.all([
          import('./consumer.ts'),
          import('./screens/ApiConsumerScreen/key-list.ts'),
        ])
        return context => {
          consumerRecord.prefetch(context)
          // The page opens on its keys.
          keysOf(Number(context.params[consumerRecord.param])).prefetch(context)
        }
      },
    },
  },
}
