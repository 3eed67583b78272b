import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const shared = {
  layout: 'application',
  access: { scope: 'Dashboards.Read' },
  texts: {
    namespace: 'dashboards',
    load: {
      en: async () => (await loaders()).texts.en(),
      fr: async () => (await loaders()).texts.fr(),
    },
  },
  prefetch: async () => (await loaders()).prefetchDashboard(),
} as const satisfies Partial<PortalRoute>

export const dashboardsRoutes = defineRoutes([
  {
    ...shared,
    path: '/app/rapports/myindicators',
    title: 'dashboards:indicators.title',
    load: async () => (await loaders()).feesDashboardScreen(),
  },
  {
    ...shared,
    path: '/app/rapports/suivifees',
    title: 'dashboards:followUp.title',
    load: async () => (await loaders()).feesDashboardScreen(),
  },
  {
    ...shared,
    path: '/app/rapports/originating',
    title: 'dashboards:originating.title',
    load: async () => (await loaders()).feesDashboardScreen(),
  },
  {
    ...shared,
    path: '/app/rapports/reportingbodacc',
    title: 'dashboards:register.title',
    load: async () => (await loaders()).publicRegisterScreen(),
  },
])
