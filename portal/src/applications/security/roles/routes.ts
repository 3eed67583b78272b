import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'roles',
  load: {
    en: async () => (await loaders()).texts.en(),
    fr: async () => (await loaders()).texts.fr(),
  },
} as const satisfies PortalRoute['texts']

const role = {
  layout: 'application',
  load: async () => (await loaders()).roleScreen(),
  texts,
} as const satisfies Partial<PortalRoute>

export const rolesRoutes = defineRoutes([
  {
    path: '/app/security/roles',
    layout: 'application',
    access: { scope: 'Roles.Read', managers: true },
    title: 'roles:list.title',
    load: async () => (await loaders()).rolesScreen(),
    texts,
    prefetch: async () => (await loaders()).prefetchList(),
  },
  {
    ...role,
    path: '/app/security/roles/new',
    access: { scope: 'Roles.Manage' },
    title: 'roles:role.new',
  },
  {
    ...role,
    path: '/app/security/roles/:roleId',
    access: { scope: 'Roles.Read', managers: true },
    title: 'roles:role.title',
    prefetch: async () => (await loaders()).prefetchOne(),
  },
])
