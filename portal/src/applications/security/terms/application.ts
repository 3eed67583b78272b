import { defineApplication } from '../../../routing/application.ts'

/** The right to draft and publish what clients accept. */
const access = { scope: 'Terms.Manage' } as const

export const termsOfUse = defineApplication('termsOfUse', {
  /** The published versions, and a link to the next draft. */
  list: { path: '/app/security/conditions', access, title: 'termsOfUse:list.title' },
  /** The draft, or by `?tab=` its preview for clients or its differences from the version in force. */
  draft: {
    path: '/app/security/conditions/draft/:draftId',
    access,
    shares: ['consent'],
    title: 'termsOfUse:draft.name',
  },
  version: { path: '/app/security/conditions/:versionId', access, title: 'termsOfUse:record.name' },
})
