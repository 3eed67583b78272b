import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'security',
  load: {
    en: async () => (await loaders()).texts.en(),
    fr: async () => (await loaders()).texts.fr(),
  },
} as const satisfies PortalRoute['texts']

const application = {
  layout: 'application',
  load: async () => (await loaders()).applicationScreen(),
  texts,
} as const satisfies Partial<PortalRoute>

export const securityRoutes = defineRoutes([
  {
    path: '/app/security/applications',
    layout: 'application',
    access: { scope: 'Applications.Read' },
    title: 'security:applications.title',
    load: async () => (await loaders()).applicationsScreen(),
    texts,
    prefetch: async () => (await loaders()).prefetchList(),
  },
  {
    ...application,
    path: '/app/security/applications/new',
    access: { scope: 'Applications.Manage' },
    title: 'security:form.new',
  },
  {
    ...application,
    path: '/app/security/applications/:applicationId',
    access: { scope: 'Applications.Read' },
    title: 'security:application.title',
    prefetch: async () => (await loaders()).prefetchOne(),
  },
])
