import { defineApplication } from '../../../routing/application.ts'

/** All staff may read published sheets and drafts. */
const access = { scope: 'Finder.Read' } as const
/** The right to draft sheets; reading takes another one. */
export const writeScope = 'Finder.Write'
const write = { scope: writeScope } as const

export const references = defineApplication('finder', {
  search: { path: '/app/egf/EngagementFinder', access, title: 'finder:search.title' },
  /** Every sheet the reader may see, those that wait for them first. */
  followUp: { path: '/app/egf/sheets', access, title: 'finder:followUp.title' },
  published: { path: '/app/egf/Published', access, title: 'finder:published.title' },
  allPublished: { path: '/app/egf/AllPublished', access, title: 'finder:allPublished.title' },
  validatedByCommercial: {
    path: '/app/egf/validatedByCom',
    access,
    title: 'finder:validatedByCommercial.title',
  },
  rejectedByCommercial: {
    path: '/app/egf/RejectedByCom',
    access,
    title: 'finder:rejectedByCommercial.title',
  },
  rejectedByManager: { path: '/app/egf/RejectedByManager', access, title: 'finder:rejectedByManager.title' },
  submitted: { path: '/app/egf/ToValidate', access, title: 'finder:submitted.title' },
  drafts: { path: '/app/egf/Drafts', access, title: 'finder:drafts.title' },
  /** For an engagement that is chosen, or given by `?engagement=`. */
  create: { path: '/app/egf/sheets/new', access: write, title: 'finder:form.newTitle' },
  record: { path: '/app/egf/sheets/:sheetId', access, title: 'finder:record.name' },
  change: { path: '/app/egf/sheets/:sheetId/edit', access: write, title: 'finder:form.changeTitle' },
})
