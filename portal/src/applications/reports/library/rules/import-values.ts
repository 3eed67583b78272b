import type { ChosenClient } from '../../../../organisation/chosen-client.ts'
import type { Faults } from '../../../../forms/faults.ts'
import { fieldText } from '../../../../forms/field-texts.ts'
import type { ReportProblem } from '../assessment.ts'
import { nameFault } from './names.ts'

/** The values of the import form: the name of the new report, and its place. */
export interface ImportValues {
  name: string
  client: ChosenClient | null
  folderId: string | null
}
export const importFields = ['name', 'client', 'folderId'] as const satisfies readonly (keyof ImportValues)[]
export type ImportField = (typeof importFields)[number]

/** Checks the values of an import, by field. */
export function importFaults({ name, client, folderId }: ImportValues): Faults<ImportField> {
  const wrongName = nameFault(name)
  return {
    ...(wrongName !== undefined && { name: wrongName }),
    ...(client === null && { client: fieldText('reports:problem.clientRequired') }),
    ...(client !== null && folderId === null && { folderId: fieldText('reports:problem.placementRequired') }),
  }
}

/** The field to which each refusal of the services belongs. */
export const fieldOfImportProblem = {
  'report-name-required': 'name',
  'report-name-too-long': 'name',
  'report-name-invalid': 'name',
  'report-exists': 'name',
  'report-placement-required': 'folderId',
  'report-folder-unknown': 'folderId',
} as const satisfies Partial<Record<ReportProblem, ImportField>>

/** Whether a stored draft still has the shape of the form. */
export function isImportValues(value: unknown): value is ImportValues {
  if (typeof value !== 'object' || value === null) return false
  const client: unknown = Reflect.get(value, 'client')
  const folderId: unknown = Reflect.get(value, 'folderId')
  return (
    typeof Reflect.get(value, 'name') === 'string' &&
    (folderId === null || typeof folderId === 'string') &&
    (client === null || (typeof client === 'object' && typeof Reflect.get(client, 'id') === 'string'))
  )
}
