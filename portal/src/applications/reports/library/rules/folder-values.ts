import type { ChosenClient } from '../../../../organisation/chosen-client.ts'
import { fieldText } from '../../../../forms/field-texts.ts'
import type { Faults } from '../../../../forms/faults.ts'
import type { FolderProblem } from '../assessment.ts'
import { isFolderTaken, type PlacedFolder } from './folder-rules.ts'
import { nameFault } from './names.ts'

/** The values of the folder form. */
export interface FolderValues {
  client: ChosenClient | null
  name: string
  engagementId: string | null
}
export type FolderField = keyof FolderValues

/** Whether a stored draft still has the shape of the form. */
export function isFolderValues(value: unknown): value is FolderValues {
  if (typeof value !== 'object' || value === null) return false
  const client: unknown = Reflect.get(value, 'client')
  const engagementId: unknown = Reflect.get(value, 'engagementId')
  return (
    typeof Reflect.get(value, 'name') === 'string' &&
    (engagementId === null || typeof engagementId === 'string') &&
    (client === null || (typeof client === 'object' && typeof Reflect.get(client, 'id') === 'string'))
  )
}

/** The field to which each refusal of the services belongs. */
export const fieldOfFolderProblem = {
  'report-folder-name-required': 'name',
  'report-folder-name-too-long': 'name',
  'report-folder-name-invalid': 'name',
  'report-folder-exists': 'name',
  'report-folder-parent-required': 'client',
  'report-folder-parent-unknown': 'client',
  'report-folder-account-unknown': 'client',
  'report-folder-of-another-client': 'client',
  'report-folder-too-deep': 'client',
  'report-folder-engagement-unknown': 'engagementId',
  'report-folder-of-another-engagement': 'engagementId',
} as const satisfies Partial<Record<FolderProblem, FolderField>>

/**
 * Checks the values of a folder, by field.
 * @param siblings all folders of its client, as far as they are loaded
 * @param ownId the key of the folder to change; undefined for a new one
 */
export function folderFaults(
  { client, name }: FolderValues,
  siblings: readonly PlacedFolder[],
  ownId?: number,
): Faults<FolderField> {
  const wrongName =
    nameFault(name) ??
    (isFolderTaken(siblings, name, ownId) ? fieldText('reports:problem.folderExists') : undefined)
  return {
    ...(client === null && { client: fieldText('reports:problem.parentRequired') }),
    ...(wrongName !== undefined && { name: wrongName }),
  }
}
