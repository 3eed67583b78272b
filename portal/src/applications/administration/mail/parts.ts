import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the outgoing email, loaded only when one of these pages is opened. */
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
