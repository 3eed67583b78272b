import type { Assignment } from '@parvis/accounting/statements/account-lines'
import { isSlot } from '@parvis/accounting/statements/mapping'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'

/** What a person decided about a file before the services know of it. */
export interface KeptDecisions {
  /** Undefined: nobody chose, and the one that is suggested counts. */
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

/** Whether what the browser kept still is what can be decided: a line may have gone from the statements since. */
export const isKeptDecisions = (value: unknown): value is KeptDecisions =>
  isThing(value) &&
  (value['client'] === undefined || value['client'] === null || isClient(value['client'])) &&
  Array.isArray(value['decided']) &&
  value['decided'].every(isDecision)
