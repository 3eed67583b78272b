import { getApplication } from '@parvis/api-types/calls/applications'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord, type ThingOf } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { manageScope, securityApplications } from './application.ts'

/** One application with its modules, features and scopes, and the scopes these require. */
export const applicationRecord = defineRecord(getApplication, 'security', {
  param: 'applicationId',
  list: securityApplications.address('list'),
  query: {
    expand: {
      applicationModule: { orderby: ['name'] },
      applicationFeature: { orderby: ['name'] },
      securityScopes: { orderby: ['scopeName'] },
      scopesDependencies: {},
    },
  },
  say: explain<'getApplication'>({ 'not-found': 'kinds.gone.text' }),
})

/** An application with its modules, features, scopes and dependencies. */
export type WholeApplication = ThingOf<typeof applicationRecord>

/** Whether the signed-in person may change applications. Only for display: the services check each call. */
export function useMayManage(): boolean {
  return usePerson().scopes.has(manageScope)
}
