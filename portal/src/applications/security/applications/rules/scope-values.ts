import type { BodyOf, Operations } from '@parvis/api-types/operations'
import * as z from 'zod/mini'
import { differing } from '../../../../forms/changes.ts'
import { faultsOf, type Faults } from '../../../../forms/faults.ts'
import { fieldText } from '../../../../forms/field-texts.ts'
import { requiredText } from '../../../../forms/rules.ts'
import type { Scope } from './scope-graph.ts'

/** What the form of a scope holds. */
export interface ScopeValues {
  scopeName: string
  scopeDescription: string
  scopeEnglishDescription: string
  /** The key of the feature that it belongs to; empty: the application itself. */
  applicationFeatureId: string
}

/** The form's fields in the order in which they stand. */
export const scopeFields = [
  'scopeName',
  'scopeDescription',
  'scopeEnglishDescription',
  'applicationFeatureId',
] as const satisfies readonly (keyof ScopeValues)[]
export type ScopeField = (typeof scopeFields)[number]

/** Longest description of the contract. */
export const longestDescription = 300

/** The form of a new scope. */
export const newScope: ScopeValues = {
  scopeName: '',
  scopeDescription: '',
  scopeEnglishDescription: '',
  applicationFeatureId: '',
}

/** The form of a scope that exists. */
export function scopeValuesOf(scope: Scope): ScopeValues {
  const { scopeName, scopeDescription, scopeEnglishDescription, applicationFeatureId: feature } = scope
  const applicationFeatureId = feature === null ? '' : String(feature)
  return { scopeName, scopeDescription, scopeEnglishDescription, applicationFeatureId }
}

/** What the services are sent for a new scope of an application. */
export function scopeBodyOf(
  { applicationFeatureId: feature, ...same }: ScopeValues,
  applicationId: number,
): BodyOf<Operations['createScope']> {
  return { ...same, applicationId, applicationFeatureId: feature === '' ? null : Number(feature) }
}

/** What a PATCH has to say so that a scope with the values `from` gets the values `to`; its name does not change. */
export function scopeChanges(from: ScopeValues, to: ScopeValues): BodyOf<Operations['updateScope']> {
  const { scopeDescription, scopeEnglishDescription, applicationFeatureId } = scopeBodyOf(to, 0)
  const body = { scopeDescription, scopeEnglishDescription, applicationFeatureId }
  const changed: readonly string[] = differing(scopeFields, from, to)
  return Object.fromEntries(Object.entries(body).filter(([field]) => changed.includes(field)))
}

const nameForm = /^[A-Z][A-Za-z0-9]*(\.[A-Z][A-Za-z0-9]*){1,3}$/
const rules = {
  scopeName: requiredText(100).check(
    z.refine(name => name.trim() === '' || nameForm.test(name), fieldText('security:rule.scopeName')),
  ),
  scopeDescription: requiredText(longestDescription),
  scopeEnglishDescription: requiredText(longestDescription),
}

/** What is wrong with the values of a form, by field. */
export function scopeFaults(values: ScopeValues): Faults<ScopeField> {
  return faultsOf<ScopeValues & Record<string, string>>(rules, { ...values })
}

/** Whether a kept draft still has the shape of the form. */
export function isScopeValues(value: unknown): value is ScopeValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    scopeFields.every(field => typeof Reflect.get(value, field) === 'string')
  )
}
