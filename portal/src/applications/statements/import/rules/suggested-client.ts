import { chosenClient, type ChosenClient } from '../../../../organisation/chosen-client.ts'

/**
 * The client of a file, by the SIREN in its name. Null if several clients have it, since then a person has to choose.
 */
export function clientBySiren(found: readonly Parameters<typeof chosenClient>[0][]): ChosenClient | null {
  const [only, ...others] = found
  return only && others.length === 0 ? chosenClient(only) : null
}
