import { defineRoutes, type PortalRoute } from '../../../routing/route.ts'

const loaders = () => import('./loaders.ts')

const texts = {
  namespace: 'notifications',
  load: {
    en: async () => (await loaders()).texts.en(),
    fr: async () => (await loaders()).texts.fr(),
  },
} as const satisfies PortalRoute['texts']

const notification = {
  layout: 'application',
  load: async () => (await loaders()).notificationScreen(),
  texts,
} as const satisfies Partial<PortalRoute>

export const notificationsRoutes = defineRoutes([
  {
    path: '/notif/allnotif',
    layout: 'application',
    access: { scope: 'Notifications.Manage' },
    title: 'notifications:list.title',
    load: async () => (await loaders()).notificationsScreen(),
    texts,
    prefetch: async () => (await loaders()).prefetchList(),
  },
  {
    ...notification,
    path: '/notif/new',
    access: { scope: 'Notifications.Manage' },
    title: 'notifications:form.staff',
  },
  {
    ...notification,
    path: '/notif/client/new',
    access: { scope: 'Notifications.ManageClients' },
    title: 'notifications:form.clients',
  },
  {
    ...notification,
    path: '/notif/allnotif/:notificationId',
    access: { scope: 'Notifications.Manage' },
    title: 'notifications:form.name',
    prefetch: async () => (await loaders()).prefetchOne(),
  },
])
