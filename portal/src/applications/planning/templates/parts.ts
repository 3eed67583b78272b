import { shared } from '../../../reports/files/i18n/load.ts'
import type { ApplicationParts } from '../../../routing/application.ts'

const file = async () =>
  (await import('./screens/TemplateFileScreen/TemplateFileScreen.tsx')).TemplateFileScreen
const record = async () => (await import('./template.ts')).templateRecord.prefetch

/** Screens and texts of the templates, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<'list' | 'create' | 'record' | 'version'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared,
  places: {
    list: {
      screen: async () => (await import('./screens/TemplatesScreen/TemplatesScreen.tsx')).TemplatesScreen,
      prefetch: async () =>
        (await import('./screens/TemplatesScreen/template-list.ts')).templateList.prefetch,
    },
    record: {
      screen: async () => (await import('./screens/TemplateScreen/TemplateScreen.tsx')).TemplateScreen,
      prefetch: record,
    },
    create: { screen: file },
    version: { screen: file, prefetch: record },
  },
}
