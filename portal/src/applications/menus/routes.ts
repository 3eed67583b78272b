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
    texts: { namespace: 'menus', load: async () => (await import('./i18n/texts.ts')).menusTexts },
    prefetch: ({ api, queryClient }) => void queryClient.prefetchQuery(listMenuAdministrationOptions(api)),
  },
])
