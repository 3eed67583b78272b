import type { ApplicationParts } from '../../../routing/application.ts'

/** What the places of the outgoing email are made of: loaded when somebody comes, beside no other page. */
export const parts: ApplicationParts<'list' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/MailsScreen/MailsScreen.tsx')).MailsScreen,
      prefetch: async () => (await import('./screens/MailsScreen/mail-list.ts')).mailList.prefetch,
    },
    record: {
      screen: async () => (await import('./screens/MailScreen/MailScreen.tsx')).MailScreen,
      prefetch: async () => (await import('./mail.ts')).mailRecord.prefetch,
    },
  },
}
