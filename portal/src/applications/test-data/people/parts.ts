import type { ApplicationParts } from '../../../routing/application.ts'

/** What the places of the test data are made of: loaded when somebody comes, beside no other page. */
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
