import { ReportProjectForm } from '@parvis/api-types/limits/report-projects'
import type { FieldLimits } from '@parvis/api-types/limits'
import { explain } from '../../../api/problem-messages.ts'
import { differing, isSame } from '../../../forms/changes.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import {
  chosen,
  defineForm,
  setOf,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { picked } from '../../../screens/picked.ts'
import type { Project } from './project.ts'

/** The keys of reports in reading order; reordering counts as a change. */
const inOrder = (limits: FieldLimits): FieldKind<readonly string[], readonly number[]> => ({
  ...setOf<string>(limits),
  isValue: (value): value is readonly string[] =>
    Array.isArray(value) && value.every(key => typeof key === 'string'),
  isSame,
  read: keys => keys.map(String),
  send: keys => keys.map(Number),
})

const { name, description, reportIds } = ReportProjectForm

export const projectForm = defineForm(
  'report-project',
  {
    name: text(name),
    description: text(description),
    client: picked<ChosenClient>(['id', 'label', 'description']),
    engagementId: chosen({ isRequired: true }),
    reportIds: inOrder(reportIds),
  },
  {
    refusals: {
      'report-project-account-required': 'client',
      'report-project-account-unknown': 'client',
      'report-project-engagement-required': 'engagementId',
      'report-project-engagement-unknown': 'engagementId',
      'report-project-engagement-of-another-client': 'engagementId',
      'report-project-report-unknown': 'reportIds',
      'report-project-report-of-another-client': 'reportIds',
      'report-project-report-of-another-engagement': 'reportIds',
      'report-project-name-taken': 'name',
    },
    say: explain<'createReportProject' | 'updateReportProject'>({
      'not-found': 'reportProjects:gone.text',
      'report-project-account-required': 'reportProjects:problem.clientRequired',
      'report-project-account-unknown': 'reportProjects:problem.clientUnknown',
      'report-project-engagement-required': 'reportProjects:problem.engagementRequired',
      'report-project-engagement-unknown': 'reportProjects:problem.engagementUnknown',
      'report-project-engagement-of-another-client': 'reportProjects:problem.engagementOfAnotherClient',
      'report-project-report-unknown': 'reportProjects:problem.reportUnknown',
      'report-project-report-of-another-client': 'reportProjects:problem.reportOfAnotherClient',
      'report-project-report-of-another-engagement': 'reportProjects:problem.reportOfAnotherEngagement',
      'report-project-name-taken': 'reportProjects:problem.nameTaken',
    }),
  },
)
export type ProjectValues = ValuesOf<typeof projectForm.fields>

/** The form values of an existing project. */
export const valuesOf = ({ accountId, accountName, accountNumber, reports, ...project }: Project) =>
  projectForm.valuesOf({
    ...project,
    client: { id: String(accountId), label: accountName, description: accountNumber },
    reportIds: reports.map(({ reportKey }) => reportKey),
  })

/** The request body for values without faults. */
export function bodyOf(values: ProjectValues) {
  const { client: chosenClient, ...body } = projectForm.bodyOf(values)
  return { ...body, accountId: Number(chosenClient?.id), reportIds: [...body.reportIds] }
}

/** The request body that changes a project from the values `from` to the values `to`. Its client never changes. */
export function changesBetween(from: ProjectValues, to: ProjectValues) {
  const { accountId: _stays, ...body } = bodyOf(to)
  const changed = differing(projectForm.names, from, to, projectForm.isSame)
  return Object.fromEntries(Object.entries(body).filter(([field]) => changed.some(each => each === field)))
}

/**
 * Moves some of the reports.
 * @param ids the reports to move, which end up in this order
 * @param beforeId the report to move them in front of; null for the end
 */
export function moved(
  reports: readonly string[],
  ids: readonly string[],
  beforeId: string | null,
): readonly string[] {
  const others = reports.filter(id => !ids.includes(id))
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  return at === -1 ? reports : others.toSpliced(at, 0, ...ids)
}
