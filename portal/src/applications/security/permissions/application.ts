import { defineApplication } from '../../../routing/application.ts'

export const permissions = defineApplication('permissions', {
  /** Whose permissions are looked at, and how, stands in the search of the address: `rules/place.ts`. */
  check: {
    path: '/app/security/checkpermissions',
    access: { scope: 'Permissions.Read' },
    title: 'permissions:title',
  },
})
