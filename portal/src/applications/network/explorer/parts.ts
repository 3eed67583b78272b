import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the network, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'explore' | 'paths'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    explore: {
      screen: async () => (await import('./screens/ExplorerScreen/ExplorerScreen.tsx')).ExplorerScreen,
      prefetch: async () => (await import('./network.ts')).prefetchNetwork,
    },
    paths: {
      screen: async () => (await import('./screens/PathsScreen/PathsScreen.tsx')).PathsScreen,
      prefetch: async () => (await import('./network.ts')).prefetchPaths,
    },
  },
}
