import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'planning',
  load: {
    en: async () => (await loaders()).texts.en(),
    fr: async () => (await loaders()).texts.fr(),
  },
} as const satisfies PortalRoute['texts']

const shared = { layout: 'application', access: { scope: 'Planning.Request' }, texts } as const
const form = { ...shared, load: async () => (await loaders()).planningScreen() } as const

export const planningRoutes = defineRoutes([
  {
    ...shared,
    path: '/app/dshb2/requests',
    title: 'planning:list.title',
    load: async () => (await loaders()).requestsScreen(),
    prefetch: async () => (await loaders()).prefetchList(),
  },
  {
    ...shared,
    path: '/app/dshb2/requests/:requestId',
    title: 'planning:request.name',
    load: async () => (await loaders()).requestScreen(),
    prefetch: async () => (await loaders()).prefetchOne(),
  },
  { ...form, path: '/app/dshb2/planning', title: 'planning:form.newTitle' },
  {
    ...form,
    path: '/app/dshb2/planning/:requestId',
    title: 'planning:form.changeTitle',
    prefetch: async () => (await loaders()).prefetchOne(),
  },
])
