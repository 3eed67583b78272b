import { defineApplication } from '../../../routing/application.ts'

/** The right to change API consumers and their keys; reading them takes another one. */
export const manageScope = 'ApiConsumers.Manage'
const read = { access: { scope: 'ApiConsumers.Read' } } as const

export const apiConsumers = defineApplication('consumers', {
  list: { path: '/app/security/consommateur', ...read, title: 'consumers:list.title' },
  create: {
    path: '/app/security/consommateur/new',
    access: { scope: manageScope },
    title: 'consumers:form.new',
  },
  record: { path: '/app/security/consommateur/:consumerId', ...read, title: 'consumers:record.name' },
})
