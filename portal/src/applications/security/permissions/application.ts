import { defineApplication } from '../../../routing/application.ts'

export const permissions = defineApplication('permissions', {
  /** The query string says whose permissions are checked and how; see `rules/place.ts`. */
  check: {
    path: '/app/security/checkpermissions',
    access: { scope: 'Permissions.Read' },
    title: 'permissions:title',
  },
})
