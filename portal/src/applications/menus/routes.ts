import { defineRoutes } from '../../routing/route.ts'
import { listMenuAdministrationOptions } from './queries.ts'

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
    prefetch: ({ api, queryClient }) => void queryClient.prefetchQuery(listMenuAdministrationOptions(api)),
  },
])
