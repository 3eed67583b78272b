/** What becomes of the scopes of a role. */
export interface ScopePlan {
  /** Ids to add, those that come along among them. */
  added: number[]
  /** Ids to add that nobody asked for: others depend on them. */
  cameAlong: number[]
  removed: number[]
  /** Scopes that stay although they depend on one that is to be removed. */
  inTheWay: number[]
  /** All that the role has afterwards. */
  after: Set<number>
}

/**
 * What becomes of the scopes of a role when some are added, with what they depend on, and some removed. What is both
 * added and removed stays.
 * @param current ids of the scopes that the role has
 * @param impliedBy of each scope of the role or to be added: the ids of those that it implies, itself among them
 */
export function planScopes(
  current: ReadonlySet<number>,
  asked: readonly number[],
  unwanted: readonly number[],
  impliedBy: ReadonlyMap<number, readonly number[]>,
): ScopePlan {
  const implied = (id: number) => impliedBy.get(id) ?? [id]
  const wanted = new Set(asked)
  const removed = new Set(unwanted.filter(id => current.has(id) && !wanted.has(id)))
  const kept = [...current].filter(id => !removed.has(id))
  const inTheWay = [...new Set([...kept, ...wanted])].filter(id =>
    implied(id).some(other => removed.has(other)),
  )
  const after = new Set([...kept, ...asked.flatMap(implied)])
  const added = [...after].filter(id => !current.has(id))
  return { added, cameAlong: added.filter(id => !wanted.has(id)), removed: [...removed], inTheWay, after }
}

/** Scopes to remove together with those of the role that depend on them. */
export function withDependents(
  current: ReadonlySet<number>,
  unwanted: readonly number[],
  impliedBy: ReadonlyMap<number, readonly number[]>,
): number[] {
  const gone = new Set(unwanted)
  return [...current].filter(id => (impliedBy.get(id) ?? [id]).some(other => gone.has(other)))
}
