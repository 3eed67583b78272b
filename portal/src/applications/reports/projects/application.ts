import { defineApplication } from '../../../routing/application.ts'

const read = { scope: 'Reports.Read' } as const
/** The right to change projects, and not only to read them. */
export const manageScope = 'Reports.Manage'
const manage = { scope: manageScope } as const

export const reportProjects = defineApplication('reportProjects', {
  list: { path: '/app/rapportsprojets', access: read, title: 'reportProjects:list.title' },
  create: { path: '/app/rapportsprojets/new', access: manage, title: 'reportProjects:form.new' },
  /** Which one is changed stands in the search of the address. */
  edit: { path: '/app/rapportsprojets/edit', access: manage, title: 'reportProjects:form.edit' },
  record: {
    path: '/app/rapportsprojets/projet/:project',
    access: read,
    title: 'reportProjects:record.name',
  },
})

/** Where a project is changed. */
export const addressOfForm = (id: number) => `${reportProjects.address('edit')}?project=${id}`
