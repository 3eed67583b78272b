import type { Assignment } from '@parvis/accounting/statements/account-lines'
import { isSlot } from '@parvis/accounting/statements/mapping'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'

/** A person's decisions about a file, before the services have them. */
export interface KeptDecisions {
  /** Undefined: nobody has chosen, so the suggestion applies. */
  client?: ChosenClient | null | undefined
  decided: readonly (readonly [account: string, assignment: Assignment])[]
}

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isClient = (value: unknown) =>
  isThing(value) &&
  /^[1-9]\d*$/.test(String(value['id'])) &&
  [value['id'], value['label'], value['description']].every(part => typeof part === 'string')

const isPlace = (value: unknown) => typeof value === 'string' && isSlot(value)

const isAssignment = (value: unknown) =>
  isPlace(value) || (isThing(value) && isPlace(value['debit']) && isPlace(value['credit']))

const isDecision = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isAssignment(value[1])

/** Whether stored decisions are still valid: the statements may have lost a line since. */
export const isKeptDecisions = (value: unknown): value is KeptDecisions =>
  isThing(value) &&
  (value['client'] === undefined || value['client'] === null || isClient(value['client'])) &&
  Array.isArray(value['decided']) &&
  value['decided'].every(isDecision)
