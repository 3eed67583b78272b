import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const shared = {
  layout: 'application',
  access: { scope: 'Reports.Read' },
  texts: {
    namespace: 'reportViewer',
    load: {
      en: async () => (await loaders()).texts.en(),
      fr: async () => (await loaders()).texts.fr(),
    },
  },
} as const satisfies Partial<PortalRoute>

export const reportViewerRoutes = defineRoutes([
  {
    ...shared,
    path: '/rapport',
    title: 'reportViewer:title',
    load: async () => (await loaders()).viewerScreen(),
    prefetch: async () => (await loaders()).prefetch(),
  },
  {
    ...shared,
    path: '/bookmark',
    title: 'reportViewer:title',
    load: async () => (await loaders()).viewerScreen(),
    prefetch: async () => (await loaders()).prefetch(),
  },
  {
    ...shared,
    path: '/DynamicReports',
    title: 'reportViewer:dynamic.title',
    load: async () => (await loaders()).dynamicReportsScreen(),
  },
])
