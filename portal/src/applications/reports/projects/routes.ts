import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'reportProjects',
  load: {
    en: async () => (await loaders()).texts.en(),
    fr: async () => (await loaders()).texts.fr(),
  },
} as const satisfies PortalRoute['texts']

const read = { layout: 'application', access: { scope: 'Reports.Read' }, texts } as const
const manage = {
  layout: 'application',
  access: { scope: 'Reports.Manage' },
  texts,
  load: async () => (await loaders()).formScreen(),
} as const

export const reportProjectsRoutes = defineRoutes([
  {
    ...read,
    path: '/app/rapportsprojets',
    title: 'reportProjects:list.title',
    load: async () => (await loaders()).projectsScreen(),
    prefetch: async () => (await loaders()).prefetchList(),
  },
  { ...manage, path: '/app/rapportsprojets/new', title: 'reportProjects:form.new' },
  {
    ...manage,
    path: '/app/rapportsprojets/edit',
    title: 'reportProjects:form.edit',
    prefetch: async () => (await loaders()).prefetchEdited(),
  },
  {
    ...read,
    path: '/app/rapportsprojets/projet/:projectId',
    title: 'reportProjects:project.title',
    load: async () => (await loaders()).projectScreen(),
    prefetch: async () => (await loaders()).prefetchOne(),
  },
])
