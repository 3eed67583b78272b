import { isProblem } from '@parvis/api-types/problems'
import { ReferenceSheet } from '@parvis/api-types/limits/finder'
import type { SheetDifference, SheetStatus } from '../sheet.ts'

/** Who moved a sheet to which status while somebody else was deciding about it. */
export interface Race {
  status: SheetStatus
  name: string
  /** The moment, as the services format it. */
  at: string
}

const text = (params: object, name: string) => {
  const value: unknown = Reflect.get(params, name)
  return typeof value === 'string' ? value : undefined
}

/** Who decided first, if the refusal says so. */
export function raceIn(error: unknown): Race | undefined {
  if (
    !isProblem(error, 'precondition-failed', 'reference-sheet-transition-refused', 'reference-sheet-closed')
  )
    return undefined
  const params = error.errors[0]?.params ?? {}
  const status = ReferenceSheet.status.values.find(each => each === text(params, 'status'))
  const name = text(params, 'changedByName') ?? text(params, 'changedBy')
  const at = text(params, 'changedDate')
  return status && name !== undefined && at !== undefined ? { status, name, at } : undefined
}

const fields = [
  'title',
  'englishTitle',
  'description',
  'englishDescription',
  'sector',
  'services',
  'amount',
  'amountBand',
  'year',
  'country',
  'team',
  'confidentiality',
] as const satisfies readonly SheetDifference['field'][]

/** The fields an incomplete sheet lacks, in the order of the form. */
export function missingIn(error: unknown): SheetDifference['field'][] {
  if (!isProblem(error, 'reference-sheet-incomplete')) return []
  const pointers = new Set(error.errors.map(({ pointer }) => pointer))
  return fields.filter(field => pointers.has(`/${field}`))
}
