import type { ApplicationParts } from '../../../routing/application.ts'

/** Screens and texts of the reminders, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'log' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/RemindersScreen/RemindersScreen.tsx')).RemindersScreen,
      prefetch: async () => (await import('./rule.ts')).prefetchRules,
    },
    log: {
      screen: async () =>
        (await import('./screens/ReminderLogScreen/ReminderLogScreen.tsx')).ReminderLogScreen,
      prefetch: async () => (await import('./screens/ReminderLogScreen/log-list.ts')).logList.prefetch,
    },
    record: {
      screen: async () =>
        (await import('./screens/ReminderRuleScreen/ReminderRuleScreen.tsx')).ReminderRuleScreen,
      prefetch: async () => (await import('./rule.ts')).ruleRecord.prefetch,
    },
  },
}
