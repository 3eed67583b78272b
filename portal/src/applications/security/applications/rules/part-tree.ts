import { ApplicationModuleForm } from '@parvis/api-types/limits/application-parts'
import { fieldText } from '../../../../forms/field-texts.ts'
import { text } from '../../../../screens/define-form.ts'
import type { WholeApplication } from '../application-record.ts'

/** A part of an application: a module, a sub-module, or a feature inside or outside a module. */
export interface Part {
  kind: 'module' | 'feature'
  id: number
  name: string
  '@odata.etag': string
  /** The module that contains the part; null for the application itself. */
  parentId: number | null
  /** Number of scopes that belong to the part. */
  scopes: number
  /** Whether the part is on the first level and may contain modules. */
  isTop: boolean
}

/** A key that is unique among parts: modules and features number their ids separately. */
export const keyOf = (kind: Part['kind'], id: number) => `${kind}-${id}`

/** The parts of an application in display order: modules before features, each by name. */
export function partsOf(application: WholeApplication, locale: string): Part[] {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, locale)
  const modules = application.applicationModule.toSorted(byName).map(
    (row): Part => ({
      kind: 'module',
      id: row.id,
      name: row.name,
      '@odata.etag': row['@odata.etag'],
      parentId: row.parentModuleId,
      scopes: 0,
      isTop: row.parentModuleId === null,
    }),
  )
  const features = application.applicationFeature.toSorted(byName).map(
    (row): Part => ({
      kind: 'feature',
      id: row.id,
      name: row.name,
      '@odata.etag': row['@odata.etag'],
      parentId: row.applicationModuleId,
      scopes: application.securityScopes.filter(scope => scope.applicationFeatureId === row.id).length,
      isTop: false,
    }),
  )
  return [...modules, ...features]
}

/** Everything inside a part at any depth, nearest first: the parts deleted with it. */
export function partsIn(parts: readonly Part[], { kind, id }: Pick<Part, 'kind' | 'id'>): Part[] {
  if (kind === 'feature') return []
  const nearest = parts.filter(part => part.parentId === id)
  return [...nearest, ...nearest.flatMap(part => partsIn(parts, part))]
}

/** Whether a sibling of the same kind already has the name. */
export function isNameTaken(
  parts: readonly Part[],
  wanted: Pick<Part, 'kind' | 'parentId' | 'name'>,
  ownId?: number,
): boolean {
  const name = wanted.name.trim().toLowerCase()
  return parts.some(
    part =>
      part.kind === wanted.kind &&
      part.parentId === wanted.parentId &&
      part.id !== ownId &&
      part.name.trim().toLowerCase() === name,
  )
}

/** The name of a module or a feature; the contract gives both the same maximum length. */
export const partName = text(ApplicationModuleForm.name)

/**
 * What is wrong with the name of a module or feature, as a form field reports it.
 * @param ownId id of the part being renamed; omitted for a new part
 */
export function partNameFault(
  parts: readonly Part[],
  wanted: Pick<Part, 'kind' | 'parentId' | 'name'>,
  ownId?: number,
): string | undefined {
  const isTaken = isNameTaken(parts, wanted, ownId)
  return partName.fault(wanted.name) ?? (isTaken ? fieldText('security:problem.partNameTaken') : undefined)
}
