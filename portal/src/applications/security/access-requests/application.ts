import { defineApplication } from '../../../routing/application.ts'

/** Who decides on them: who may give roles. */
const access = { scope: 'Roles.Manage' } as const

export const accessRequests = defineApplication('accessRequests', {
  list: { path: '/app/security/access-requests', access, title: 'accessRequests:list.title' },
  record: {
    path: '/app/security/access-requests/:requestId',
    access,
    title: 'accessRequests:record.name',
  },
})
