import { defineApplication } from '../../../routing/application.ts'

/** The right to change everything about roles. A role's managers can change its members without it. */
export const manageScope = 'Roles.Manage'

// Managers of a role see it without the right to read all roles.
const access = { scope: 'Roles.Read', managers: true } as const

export const roles = defineApplication('roles', {
  list: { path: '/app/security/roles', access, title: 'roles:list.title' },
  create: { path: '/app/security/roles/new', access: { scope: manageScope }, title: 'roles:record.new' },
  record: { path: '/app/security/roles/:roleId', access, title: 'roles:record.name' },
})
