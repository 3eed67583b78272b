import { defineApplication } from '../../../routing/application.ts'

/** The right to notify clients as well as staff. */
export const clientsScope = 'Notifications.ManageClients'
const staff = { scope: 'Notifications.Manage' } as const

export const notifications = defineApplication('notifications', {
  list: { path: '/notif/allnotif', access: staff, title: 'notifications:list.title' },
  create: { path: '/notif/new', access: staff, title: 'notifications:form.staff' },
  createForClients: {
    path: '/notif/client/new',
    access: { scope: clientsScope },
    title: 'notifications:form.clients',
  },
  record: { path: '/notif/allnotif/:notificationId', access: staff, title: 'notifications:record.name' },
})
