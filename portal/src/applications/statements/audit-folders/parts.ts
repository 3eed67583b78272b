import type { ApplicationParts } from '../../../routing/application.ts'

/** The parts of the audit folder pages, loaded only when somebody opens one. */
export const parts: ApplicationParts<'list' | 'create' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () =>
        (await import('./screens/AuditFoldersScreen/AuditFoldersScreen.tsx')).AuditFoldersScreen,
    },
    create: {
      screen: async () =>
        (await import('./screens/AuditFolderFormScreen/AuditFolderFormScreen.tsx')).AuditFolderFormScreen,
    },
    record: {
      screen: async () =>
        (await import('./screens/AuditFolderScreen/AuditFolderScreen.tsx')).AuditFolderScreen,
      prefetch: async () => (await import('./folder.ts')).folderRecord.prefetch,
    },
  },
}
