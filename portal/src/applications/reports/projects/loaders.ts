/*
 * What the routes of the projects load, in a file of its own: every page knows the routes, and would otherwise carry the
 * names of all files that their screens need.
 */
export const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

export const projectsScreen = async () =>
  (await import('./screens/ProjectsScreen/ProjectsScreen.tsx')).ProjectsScreen

export const projectScreen = async () =>
  (await import('./screens/ProjectScreen/ProjectScreen.tsx')).ProjectScreen

export const formScreen = async () =>
  (await import('./screens/ProjectFormScreen/ProjectFormScreen.tsx')).ProjectFormScreen

export const prefetchList = async () =>
  (await import('./screens/ProjectsScreen/projects-query.ts')).prefetchProjects

export const prefetchOne = async () => (await import('./queries.ts')).prefetchProject

export const prefetchEdited = async () => (await import('./queries.ts')).prefetchEditedProject
