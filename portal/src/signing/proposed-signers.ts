import { personParts, type ChosenPerson } from '../organisation/chosen-person.ts'
import { hasTexts } from '../screens/picked.ts'

/** What a page that leads to a draft says of who could sign it. */
export interface ProposedSigners {
  signers: readonly ChosenPerson[]
}

/** The people whom the page before proposed, if it was one that does. @param state of the location: it may be anything */
export function proposedSigners(state: unknown): readonly ChosenPerson[] {
  const signers: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'signers') : undefined
  return Array.isArray(signers)
    ? signers.filter((each): each is ChosenPerson => hasTexts(each, personParts))
    : []
}
