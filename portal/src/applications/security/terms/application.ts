import { defineApplication } from '../../../routing/application.ts'

/** Who drafts and publishes what clients accept. */
const access = { scope: 'Terms.Manage' } as const

export const termsOfUse = defineApplication('termsOfUse', {
  /** What was published, and the way to the draft of what is next. */
  list: { path: '/app/security/conditions', access, title: 'termsOfUse:list.title' },
  /** The draft, or by `?tab=` how clients will read it and what is different from the version in force. */
  draft: {
    path: '/app/security/conditions/draft/:draftId',
    access,
    shares: ['consent'],
    title: 'termsOfUse:draft.name',
  },
  version: { path: '/app/security/conditions/:versionId', access, title: 'termsOfUse:record.name' },
})
