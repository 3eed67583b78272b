import { defineApplication } from '../../../routing/application.ts'

const read = { scope: 'Onboarding.Read' } as const
const write = { scope: 'Onboarding.Write' } as const
/** The right to create, correct and decide requests; reading takes another one. */
export const writeScope = 'Onboarding.Write'
/** The right to see the requests others have created and decide. */
export const readAllScope = 'Onboarding.ReadAll'

export const onboarding = defineApplication('onboarding', {
  /**
   * The requests the reader has created; with `?list=toDecide`, `toCorrect` or `all`, those they decide, those they
   * correct, or all they may see.
   */
  list: { path: '/app/confirm/list', access: read, title: 'onboarding:list.title' },
  create: { path: '/app/confirm/new', access: write, title: 'onboarding:form.newTitle' },
  change: { path: '/app/confirm/edit/:requestId', access: write, title: 'onboarding:form.changeTitle' },
  record: { path: '/app/confirm/tdb/:requestId', access: read, title: 'onboarding:record.name' },
  substitutes: { path: '/app/confirm/substitutes', access: read, title: 'onboarding:substitutes.title' },
})
