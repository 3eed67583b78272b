import type { ReadOf } from '@parvis/api-types/calls'
import { getReportProject } from '@parvis/api-types/calls/report-projects'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { manageScope, reportProjects } from './application.ts'

export type Project = ReadOf<'getReportProject'>

/** One project with its reports. */
export const projectRecord = defineRecord(getReportProject, 'reportProjects', {
  param: 'project',
  list: reportProjects.address('list'),
  say: explain<'getReportProject'>({ 'not-found': 'reportProjects:gone.text' }),
})

/**
 * Whether the signed-in person may change projects, which clients never may. Only decides what to show, as the services
 * check each call.
 */
export function useMayManage(): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has(manageScope)
}
