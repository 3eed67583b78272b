import type { Refuses } from '../../server/call.ts'

/** Faults that point to where each key stands in a list of the body. */
export const faultsAt = (
  list: string,
  ids: readonly number[],
  isRight: (id: number) => boolean,
): { pointer: string; code: 'unknown-name'; params: { id: number } }[] =>
  ids.flatMap((id, at) =>
    isRight(id) ? [] : [{ pointer: `/${list}/${at}`, code: 'unknown-name' as const, params: { id } }],
  )

/**
 * Returns all of the documents, in their order.
 * @param list the list in the body that contains them
 * @throws ProblemError document-unknown, with each one that is missing
 */
export function needAll<Found>(
  call: Refuses<'document-unknown'>,
  ids: readonly number[],
  found: ReadonlyMap<number, Found>,
  list = 'ids',
): Found[] {
  const unknown = faultsAt(list, ids, id => found.has(id))
  if (unknown.length > 0) throw call.problem('document-unknown', { errors: unknown })
  return ids.flatMap(id => found.get(id) ?? [])
}
