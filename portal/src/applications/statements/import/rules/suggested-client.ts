import { chosenClient, type ChosenClient } from '../../../../organisation/chosen-client.ts'

/** The client that a file is of, by the SIREN in its name: none where several have it, since a person has to say which. */
export function clientBySiren(found: readonly Parameters<typeof chosenClient>[0][]): ChosenClient | null {
  const [only, ...others] = found
  return only && others.length === 0 ? chosenClient(only) : null
}
