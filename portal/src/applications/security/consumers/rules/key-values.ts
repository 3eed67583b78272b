import { faultsOf, type Faults } from '../../../../forms/faults.ts'
import { requiredInteger, requiredText } from '../../../../forms/rules.ts'
import { consumerLimits } from './consumer-rules.ts'
import { lifetimes, type Lifetime } from './key-ends.ts'

/** The form of a new key. */
export interface KeyValues {
  /** Where it is used. */
  label: string
  lifetime: Lifetime
}

/** The form of a key that takes the place of another one. */
export interface RotationValues {
  /** Days in which both are in force. */
  overlapDays: number | null
  lifetime: Lifetime
}

const hasLifetime = (value: unknown): value is { lifetime: Lifetime } =>
  typeof value === 'object' &&
  value !== null &&
  'lifetime' in value &&
  lifetimes.some(days => days === value.lifetime)

/** Whether a kept draft still has the shape of the form. */
export function isKeyValues(value: unknown): value is KeyValues {
  return hasLifetime(value) && 'label' in value && typeof value.label === 'string'
}

/** Whether a kept draft still has the shape of the form. */
export function isRotationValues(value: unknown): value is RotationValues {
  if (!hasLifetime(value) || !('overlapDays' in value)) return false
  return value.overlapDays === null || typeof value.overlapDays === 'number'
}

/** What is wrong with a new key, by field. */
export function keyFaults(values: KeyValues): Faults<keyof KeyValues> {
  return faultsOf<KeyValues>({ label: requiredText(consumerLimits.label) }, values)
}

/** What is wrong with a rotation, by field: no number of days is not none, by which the old key would end at once. */
export function rotationFaults(values: RotationValues): Faults<keyof RotationValues> {
  return faultsOf<RotationValues>({ overlapDays: requiredInteger(0, consumerLimits.overlapDays) }, values)
}
