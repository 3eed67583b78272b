/*
 * What the routes of the templates load, in a file of its own: every page knows the routes, and would otherwise carry the
 * names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const fileTexts = {
  en: async () => (await import('../../report-files/i18n/en.ts')).en,
  fr: async () => (await import('../../report-files/i18n/fr.ts')).fr,
}

export const templatesScreen = async () =>
  (await import('./screens/TemplatesScreen/TemplatesScreen.tsx')).TemplatesScreen

export const templateScreen = async () =>
  (await import('./screens/TemplateScreen/TemplateScreen.tsx')).TemplateScreen

export const templateFileScreen = async () =>
  (await import('./screens/TemplateFileScreen/TemplateFileScreen.tsx')).TemplateFileScreen

export const prefetchList = async () =>
  (await import('./screens/TemplatesScreen/list-query.ts')).prefetchTemplates

export const prefetchOne = async () => (await import('./queries.ts')).prefetchTemplate
