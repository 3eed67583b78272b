import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the relations, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'deleted' | 'conflicts'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/RelationsScreen/RelationsScreen.tsx')).RelationsScreen,
      prefetch: async () =>
        (await import('./screens/RelationsScreen/relation-list.ts')).relationList.prefetch,
    },
    deleted: {
      screen: async () => (await import('./screens/DeletedScreen/DeletedScreen.tsx')).DeletedScreen,
      prefetch: async () => (await import('./screens/DeletedScreen/deleted-list.ts')).deletedList.prefetch,
    },
    conflicts: {
      screen: async () => (await import('./screens/ConflictsScreen/ConflictsScreen.tsx')).ConflictsScreen,
      prefetch: async () =>
        (await import('./screens/ConflictsScreen/conflict-list.ts')).conflictList.prefetch,
    },
  },
}
