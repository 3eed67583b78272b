import { defineApplication } from '../../../routing/application.ts'

/** Access requests are decided by whoever may assign roles. */
const access = { scope: 'Roles.Manage' } as const

export const accessRequests = defineApplication('accessRequests', {
  list: { path: '/app/security/access-requests', access, title: 'accessRequests:list.title' },
  record: {
    path: '/app/security/access-requests/:requestId',
    access,
    title: 'accessRequests:record.name',
  },
})
