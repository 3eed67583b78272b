import { defineRoutes } from '../../routing/route.ts'

export const menusRoutes = defineRoutes([
  {
    path: '/app/menu/admin',
    layout: 'application',
    access: { scope: 'Menus.Manage' },
    title: 'menus:title',
    load: async () =>
      (await import('./screens/MenuAdministrationScreen/MenuAdministrationScreen.tsx'))
        .MenuAdministrationScreen,
    texts: {
      namespace: 'menus',
      load: {
        en: async () => (await import('./i18n/en.ts')).en,
        fr: async () => (await import('./i18n/fr.ts')).fr,
      },
    },
    prefetch: async () => (await import('./queries.ts')).prefetchMenuAdministration,
  },
])
