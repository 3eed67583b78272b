import { defineRoutes, type PortalRoute } from '../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'publications',
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

// Who publishes plans and administers reports; the services ask for both.
const shared = { layout: 'application', access: { scope: 'Planning.Manage' }, texts } as const

export const publicationsRoutes = defineRoutes([
  {
    ...shared,
    path: '/app/dshb2/publications',
    title: 'publications:list.title',
    load: async () => (await loaders()).publicationsScreen(),
  },
  {
    ...shared,
    path: '/app/dshb2/createpublication',
    title: 'publications:flow.title',
    load: async () => (await loaders()).publicationScreen(),
    sharedTexts,
  },
])
