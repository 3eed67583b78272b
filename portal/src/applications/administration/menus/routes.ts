import { defineRoutes } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

export const menusRoutes = defineRoutes([
  {
    path: '/app/menu/admin',
    layout: 'application',
    access: { scope: 'Menus.Manage' },
    title: 'menus:title',
    load: async () => (await loaders()).menuAdministrationScreen(),
    texts: {
      namespace: 'menus',
      load: {
        en: async () => (await loaders()).texts.en(),
        fr: async () => (await loaders()).texts.fr(),
      },
    },
    prefetch: async () => (await loaders()).prefetch(),
  },
])
