import { faultsOf, type Faults } from '../../../../forms/faults.ts'
import { textFault } from '../../../../forms/required-text.ts'
import { requiredInteger, requiredText } from '../../../../forms/rules.ts'
import type { ConsumerField, ConsumerValues } from './consumer-values.ts'

/** Lengths and bounds of the contract. */
export const consumerLimits = {
  name: 100,
  description: 500,
  quotaPerMinute: 6000,
  quotaPerDay: 8_640_000,
  label: 100,
  overlapDays: 30,
} as const

const rules = {
  name: requiredText(consumerLimits.name),
  ownerId: requiredInteger(1, 2_147_483_647),
  quotaPerMinute: requiredInteger(1, consumerLimits.quotaPerMinute),
  quotaPerDay: requiredInteger(1, consumerLimits.quotaPerDay),
}

/** What is wrong with the values of a form, by field. */
export function consumerFaults(values: ConsumerValues): Faults<ConsumerField> {
  const faults = faultsOf<ConsumerValues>(rules, values)
  const description = textFault(values.description, consumerLimits.description)
  return description === undefined ? faults : { ...faults, description }
}
