import { personParts, type ChosenPerson } from '../organisation/chosen-person.ts'
import { hasTexts } from '../screens/picked.ts'

/** The suggested signers in the navigation state of a page that leads to a draft. */
export interface ProposedSigners {
  signers: readonly ChosenPerson[]
}

/** The people suggested by the previous page, if any. @param state of the location: it may be anything */
export function proposedSigners(state: unknown): readonly ChosenPerson[] {
  const signers: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'signers') : undefined
  return Array.isArray(signers)
    ? signers.filter((each): each is ChosenPerson => hasTexts(each, personParts))
    : []
}
