import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'consumers',
  load: {
    en: async () => (await loaders()).texts.en(),
    fr: async () => (await loaders()).texts.fr(),
  },
} as const satisfies PortalRoute['texts']

const consumer = {
  layout: 'application',
  load: async () => (await loaders()).consumerScreen(),
  texts,
} as const satisfies Partial<PortalRoute>

export const consumersRoutes = defineRoutes([
  {
    path: '/app/security/consommateur',
    layout: 'application',
    access: { scope: 'ApiConsumers.Read' },
    title: 'consumers:consumers.title',
    load: async () => (await loaders()).consumersScreen(),
    texts,
    prefetch: async () => (await loaders()).prefetchList(),
  },
  {
    ...consumer,
    path: '/app/security/consommateur/new',
    access: { scope: 'ApiConsumers.Manage' },
    title: 'consumers:form.new',
  },
  {
    ...consumer,
    path: '/app/security/consommateur/:consumerId',
    access: { scope: 'ApiConsumers.Read' },
    title: 'consumers:consumer.title',
    prefetch: async () => (await loaders()).prefetchOne(),
  },
])
