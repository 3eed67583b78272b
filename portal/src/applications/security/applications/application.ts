import { defineApplication } from '../../../routing/application.ts'

/** The right to change applications; reading them takes another one. */
export const manageScope = 'Applications.Manage'
const read = { access: { scope: 'Applications.Read' } } as const

export const securityApplications = defineApplication('security', {
  list: { path: '/app/security/applications', ...read, title: 'security:list.title' },
  create: {
    path: '/app/security/applications/new',
    access: { scope: manageScope },
    title: 'security:form.new',
  },
  record: { path: '/app/security/applications/:applicationId', ...read, title: 'security:record.name' },
})
