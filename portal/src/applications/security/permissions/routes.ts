import { defineRoutes } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

export const permissionsRoutes = defineRoutes([
  {
    path: '/app/security/checkpermissions',
    layout: 'application',
    access: { scope: 'Permissions.Read' },
    title: 'permissions:title',
    load: async () => (await loaders()).permissionCheckScreen(),
    texts: {
      namespace: 'permissions',
      load: {
        en: async () => (await loaders()).texts.en(),
        fr: async () => (await loaders()).texts.fr(),
      },
    },
    prefetch: async () => (await loaders()).prefetch(),
  },
])
