import type { Schemas } from '@parvis/api-types/portal'
import type { ChosenClient } from '../../../../organisation/chosen-client.ts'
import { differing } from '../../../../forms/changes.ts'
import { ruleText } from '../../../../forms/field-texts.ts'
import { faultsOf, type Faults } from '../../../../forms/faults.ts'
import { textFault } from '../../../../forms/required-text.ts'
import { requiredText } from '../../../../forms/rules.ts'
import type { Project } from '../queries.ts'

/** Lengths of the contract. */
export const projectLimits = { name: 100, description: 500 } as const

/** What the form of a project holds. Values that a form compares must be plain: the reports are keys with commas. */
export interface ProjectValues {
  name: string
  description: string
  client: ChosenClient | null
  engagementId: string | null
  reportIds: string
}
export type ProjectField = keyof ProjectValues

/** The form's fields in the order in which they stand. */
export const projectFields = [
  'name',
  'description',
  'client',
  'engagementId',
  'reportIds',
] as const satisfies readonly ProjectField[]

export const newValues: ProjectValues = {
  name: '',
  description: '',
  client: null,
  engagementId: null,
  reportIds: '',
}

/** The form of a project that exists. */
export function valuesOf(project: Project): ProjectValues {
  const { name, description, accountId, accountName, accountNumber, engagementId, reports } = project
  return {
    name,
    description,
    client: { id: String(accountId), label: accountName, description: accountNumber },
    engagementId: String(engagementId),
    reportIds: reports.map(({ reportKey }) => reportKey).join(','),
  }
}

/** The keys of the reports of a form's value, in their order. */
export function reportsIn(value: string): string[] {
  return value === '' ? [] : value.split(',')
}

/** The reports after some were added last; one that is there already stays where it is. */
export function withReports(value: string, added: readonly string[]): string {
  return [...new Set([...reportsIn(value), ...added])].join(',')
}

/** The reports without one of them. */
export function withoutReport(value: string, id: string): string {
  return reportsIn(value)
    .filter(each => each !== id)
    .join(',')
}

/**
 * The reports after some of them moved.
 * @param ids of those that move, to stand one after the other
 * @param beforeId what they go before; null: last
 */
export function moved(value: string, ids: readonly string[], beforeId: string | null): string {
  const others = reportsIn(value).filter(id => !ids.includes(id))
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  return at === -1 ? value : others.toSpliced(at, 0, ...ids).join(',')
}

/** What the services are sent for the values of a form without faults. */
export function bodyOf({ client, engagementId, reportIds, ...texts }: ProjectValues) {
  return {
    ...texts,
    accountId: client === null ? null : Number(client.id),
    engagementId: engagementId === null ? null : Number(engagementId),
    reportIds: reportsIn(reportIds).map(Number),
  } satisfies Schemas['ReportProjectForm']
}

/** What a PATCH has to say so that a project with the values `from` gets the values `to`; its client stays. */
export function changesBetween(from: ProjectValues, to: ProjectValues): Schemas['ReportProjectPatch'] {
  const body = bodyOf(to)
  const changed = differing(projectFields, from, to).filter(field => field !== 'client')
  return Object.fromEntries(changed.map(field => [field, body[field]]))
}

const rules = { name: requiredText(projectLimits.name) }

/** What is wrong with the values of a form, by field: a project needs a client and an engagement. */
export function projectFaults(values: ProjectValues): Faults<ProjectField> {
  const description = textFault(values.description, projectLimits.description)
  return {
    ...faultsOf<ProjectValues>(rules, values),
    ...(description !== undefined && { description }),
    ...(values.client === null && { client: ruleText('required') }),
    ...(values.engagementId === null && { engagementId: ruleText('required') }),
  }
}

/** The fields of the form that refusals of the services are about. */
export const fieldOfProblem = {
  'report-project-account-required': 'client',
  'report-project-account-unknown': 'client',
  'report-project-engagement-required': 'engagementId',
  'report-project-engagement-unknown': 'engagementId',
  'report-project-engagement-of-another-client': 'engagementId',
  'report-project-report-unknown': 'reportIds',
  'report-project-report-of-another-client': 'reportIds',
  'report-project-report-of-another-engagement': 'reportIds',
  'report-project-name-taken': 'name',
} as const satisfies Record<string, ProjectField>

/** Whether a kept draft still has the shape of the form. */
export function isProjectValues(value: unknown): value is ProjectValues {
  if (typeof value !== 'object' || value === null) return false
  const client: unknown = Reflect.get(value, 'client')
  const engagementId: unknown = Reflect.get(value, 'engagementId')
  return (
    (['name', 'description', 'reportIds'] as const).every(
      field => typeof Reflect.get(value, field) === 'string',
    ) &&
    (engagementId === null || typeof engagementId === 'string') &&
    (client === null || (typeof client === 'object' && typeof Reflect.get(client, 'id') === 'string'))
  )
}
