import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the test data, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'create' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/TestUsersScreen/TestUsersScreen.tsx')).TestUsersScreen,
      prefetch: async () =>
        (await import('./screens/TestUsersScreen/test-user-list.ts')).testUserList.prefetch,
    },
    create: {
      screen: async () =>
        (await import('./screens/AddTestUserScreen/AddTestUserScreen.tsx')).AddTestUserScreen,
    },
    record: {
      screen: async () => (await import('./screens/TestUserScreen/TestUserScreen.tsx')).TestUserScreen,
      prefetch: async () => (await import('./test-user.ts')).testUserRecord.prefetch,
    },
  },
}
