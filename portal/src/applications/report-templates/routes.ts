import { defineRoutes, type PortalRoute } from '../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'reportTemplates',
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

const take = { layout: 'application', access: { scope: 'Planning.Request' }, texts } as const
const send = {
  layout: 'application',
  access: { scope: 'Reports.Manage' },
  texts,
  sharedTexts,
  load: async () => (await loaders()).templateFileScreen(),
} as const

export const reportTemplatesRoutes = defineRoutes([
  {
    ...take,
    path: '/app/dshb2/Templates',
    title: 'reportTemplates:list.title',
    load: async () => (await loaders()).templatesScreen(),
    prefetch: async () => (await loaders()).prefetchList(),
  },
  { ...send, path: '/app/dshb2/Templates/new', title: 'reportTemplates:file.newTitle' },
  {
    ...take,
    path: '/app/dshb2/Templates/:templateId',
    title: 'reportTemplates:template.name',
    load: async () => (await loaders()).templateScreen(),
    prefetch: async () => (await loaders()).prefetchOne(),
  },
  {
    ...send,
    path: '/app/dshb2/Templates/:templateId/version',
    title: 'reportTemplates:file.versionTitle',
    prefetch: async () => (await loaders()).prefetchOne(),
  },
])
