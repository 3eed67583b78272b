import { ApplicationModuleForm } from '@parvis/api-types/limits/application-parts'
import { fieldText } from '../../../../forms/field-texts.ts'
import { text } from '../../../../screens/define-form.ts'
import type { WholeApplication } from '../application-record.ts'

/** What an application consists of: modules and sub-modules, and features in any of them or in none. */
export interface Part {
  kind: 'module' | 'feature'
  id: number
  name: string
  '@odata.etag': string
  /** The module that it stands in; null: the application itself. */
  parentId: number | null
  /** How many scopes belong to it. */
  scopes: number
  /** It stands on the first level and may hold modules. */
  isTop: boolean
}

/** The key of a part among modules and features, whose ids are their own. */
export const keyOf = (kind: Part['kind'], id: number) => `${kind}-${id}`

/** The parts of an application by name, modules before features: their order among siblings. */
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

/** What stands in a part, at any depth, the nearest first: what goes with it. */
export function partsIn(parts: readonly Part[], { kind, id }: Pick<Part, 'kind' | 'id'>): Part[] {
  if (kind === 'feature') return []
  const nearest = parts.filter(part => part.parentId === id)
  return [...nearest, ...nearest.flatMap(part => partsIn(parts, part))]
}

/** Whether another part of the same kind, in the same place, has the name already. */
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

/** The name of a module or a feature: the contract gives both the same room. */
export const partName = text(ApplicationModuleForm.name)

/**
 * What is wrong with the name of a module or feature among others, as a form carries it.
 * @param ownId of the part that is to be called so; none when it is new
 */
export function partNameFault(
  parts: readonly Part[],
  wanted: Pick<Part, 'kind' | 'parentId' | 'name'>,
  ownId?: number,
): string | undefined {
  const isTaken = isNameTaken(parts, wanted, ownId)
  return partName.fault(wanted.name) ?? (isTaken ? fieldText('security:problem.partNameTaken') : undefined)
}
