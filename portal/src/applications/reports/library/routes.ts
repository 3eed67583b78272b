import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'reports',
  load: {
    en: async () => (await loaders()).texts.en(),
    fr: async () => (await loaders()).texts.fr(),
  },
} as const satisfies PortalRoute['texts']

const sharedTexts = {
  namespace: 'reportFiles',
  load: {
    en: async () => (await loaders()).fileTexts.en(),
    fr: async () => (await loaders()).fileTexts.fr(),
  },
} as const satisfies PortalRoute['sharedTexts']

const read = { layout: 'application', access: { scope: 'Reports.Read' }, texts } as const
const manage = { layout: 'application', access: { scope: 'Reports.Manage' }, texts } as const

export const reportsRoutes = defineRoutes([
  {
    ...read,
    path: '/app/rapports',
    title: 'reports:library.title',
    load: async () => (await loaders()).libraryScreen(),
    prefetch: async () => (await loaders()).prefetchLibrary(),
  },
  {
    ...read,
    path: '/app/rapports/publie',
    title: 'reports:published.title',
    load: async () => (await loaders()).publishedScreen(),
  },
  {
    ...manage,
    path: '/app/rapports/admin',
    title: 'reports:administration.title',
    load: async () => (await loaders()).administrationScreen(),
    prefetch: async () => (await loaders()).prefetchLibrary(),
  },
  {
    ...manage,
    path: '/app/rapports/admin/import',
    title: 'reports:import.title',
    load: async () => (await loaders()).importScreen(),
    sharedTexts,
  },
  {
    ...manage,
    path: '/app/rapports/admin/supprimes',
    title: 'reports:deleted.title',
    load: async () => (await loaders()).deletedScreen(),
  },
  {
    ...manage,
    path: '/app/rapports/admin/lecteurs',
    title: 'reports:contact.title',
    load: async () => (await loaders()).readersScreen(),
  },
  {
    ...manage,
    path: '/app/rapports/admin/:reportId',
    title: 'reports:report.title',
    load: async () => (await loaders()).reportScreen(),
    prefetch: async () => (await loaders()).prefetchReport(),
  },
])
