import { fieldText } from '../../../../forms/field-texts.ts'
import { requiredTextFault } from '../../../../forms/required-text.ts'
import { isNameTaken, type Part } from './part-tree.ts'

/** Longest name of the contract. */
export const longestPartName = 100

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
  return (
    requiredTextFault(wanted.name, longestPartName) ??
    (isTaken ? fieldText('security:problem.partNameTaken') : undefined)
  )
}
