import type { ApplicationParts } from '../../../routing/application.ts'

const form = {
  screen: async () => (await import('./screens/ProjectFormScreen/ProjectFormScreen.tsx')).ProjectFormScreen,
}
const prefetch = async () => (await import('./project.ts')).projectRecord.prefetch

/** The parts of the project pages, loaded only when somebody opens one. */
export const parts: ApplicationParts<'list' | 'create' | 'edit' | 'record'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    list: {
      screen: async () => (await import('./screens/ProjectsScreen/ProjectsScreen.tsx')).ProjectsScreen,
      prefetch: async () => (await import('./screens/ProjectsScreen/project-list.ts')).projectList.prefetch,
    },
    create: form,
    edit: { ...form, prefetch },
    record: {
      screen: async () => (await import('./screens/ProjectScreen/ProjectScreen.tsx')).ProjectScreen,
      prefetch,
    },
  },
}
