import { defineApplication } from '../../../routing/application.ts'

const access = { scope: 'Network.Read' } as const
/** The right to add and delete relations; reading them takes another one. */
export const manageScope = 'Network.Manage'

export const clientRelations = defineApplication('clientRelations', {
  list: { path: '/app/reseau/relations', access, title: 'clientRelations:list.title' },
  deleted: {
    path: '/app/reseau/relations/supprimees',
    access,
    title: 'clientRelations:deleted.title',
  },
  conflicts: { path: '/app/reseau/independance', access, title: 'clientRelations:conflicts.title' },
})
