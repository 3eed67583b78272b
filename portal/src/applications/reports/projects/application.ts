import { defineApplication } from '../../../routing/application.ts'

const read = { scope: 'Reports.Read' } as const
/** The scope that allows changing projects, not just reading them. */
export const manageScope = 'Reports.Manage'
const manage = { scope: manageScope } as const

export const reportProjects = defineApplication('reportProjects', {
  list: { path: '/app/rapportsprojets', access: read, title: 'reportProjects:list.title' },
  create: { path: '/app/rapportsprojets/new', access: manage, title: 'reportProjects:form.new' },
  /** The query string of the address names the project to edit. */
  edit: { path: '/app/rapportsprojets/edit', access: manage, title: 'reportProjects:form.edit' },
  record: {
    path: '/app/rapportsprojets/projet/:project',
    access: read,
    title: 'reportProjects:record.name',
  },
})

/** The address for editing a project. */
export const addressOfForm = (id: number) => `${reportProjects.address('edit')}?project=${id}`
