import type { ApplicationParts } from '../../../routing/application.ts'

/** What the places of the templates are made of: loaded when somebody comes, beside no other page. */
export const parts: ApplicationParts<'list' | 'create' | 'record' | 'version'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared: {
    reportFiles: {
      en: async () => (await import('../../../reports/files/i18n/en.ts')).en,
      fr: async () => (await import('../../../reports/files/i18n/fr.ts')).fr,
    },
  },
  places: {
    list: {
      screen: async () => (await import('./screens/TemplatesScreen/TemplatesScreen.tsx')).TemplatesScreen,
      prefetch: async () =>
        (await import('./screens/TemplatesScreen/template-list.ts')).templateList.prefetch,
    },
    create: {
      screen: async () =>
        (await import('./screens/TemplateFileScreen/TemplateFileScreen.tsx')).TemplateFileScreen,
    },
    record: {
      screen: async () => (await import('./screens/TemplateScreen/TemplateScreen.tsx')).TemplateScreen,
      prefetch: async () => (await import('./template.ts')).templateRecord.prefetch,
    },
    version: {
      screen: async () =>
        (await import('./screens/TemplateFileScreen/TemplateFileScreen.tsx')).TemplateFileScreen,
      prefetch: async () => (await import('./template.ts')).templateRecord.prefetch,
    },
  },
}
