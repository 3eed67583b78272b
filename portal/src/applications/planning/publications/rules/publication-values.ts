import type { Faults } from '../../../../forms/faults.ts'
import { ruleText } from '../../../../forms/field-texts.ts'
import type { Publication } from './publication-steps.ts'

/** What the steps of a publication ask for: which request it is of, and then which report it shows. */
export interface PublicationValues {
  /** Keys, as fields have them; null: nothing is chosen yet. */
  request: string | null
  report: string | null
}

export const publicationFields = ['request', 'report'] as const satisfies readonly (keyof PublicationValues)[]
export type PublicationField = (typeof publicationFields)[number]

export function valuesOf({ requestId, reportId, reportName }: Publication): PublicationValues {
  // A report that was deleted since has no name any more: another one is chosen.
  return {
    request: String(requestId),
    report: reportId === null || reportName === null ? null : String(reportId),
  }
}

/** What is missing: first the request, and once the publication is begun its report. */
export function publicationFaults(
  values: PublicationValues,
  isBegun: boolean,
): Faults<keyof PublicationValues> {
  const field = isBegun ? 'report' : 'request'
  return values[field] === null ? { [field]: ruleText('required') } : {}
}

const isKey = (value: unknown) => value === null || typeof value === 'string'

/** Whether what was kept as a draft still has the shape of the values. */
export function isPublicationValues(value: unknown): value is PublicationValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    publicationFields.every(field => isKey(Reflect.get(value, field)))
  )
}
