import { defineApplication } from '../../../routing/application.ts'

const access = { scope: 'Planning.Request' } as const

export const planning = defineApplication('planning', {
  /** A list or, with `?show=calendar`, a calendar by the requested dates. */
  list: { path: '/app/dshb2/requests', access, title: 'planning:list.title' },
  record: { path: '/app/dshb2/requests/:requestId', access, title: 'planning:record.name' },
  create: { path: '/app/dshb2/planning', access, title: 'planning:form.newTitle' },
  change: { path: '/app/dshb2/planning/:requestId', access, title: 'planning:form.changeTitle' },
})
