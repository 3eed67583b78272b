/** The result of a plan for the scopes of a role. */
export interface ScopePlan {
  /** Ids to add, including dependencies. */
  added: number[]
  /** Ids that were not requested but are added as dependencies. */
  cameAlong: number[]
  removed: number[]
  /** Scopes that stay although they depend on one that is to be removed. */
  inTheWay: number[]
  /** All scopes of the role afterwards. */
  after: Set<number>
}

/**
 * Plans adding some scopes to a role, with their dependencies, and removing others. A scope that is both added and
 * removed stays.
 * @param current ids of the scopes that the role has
 * @param impliedBy for each scope of the role or to be added, the ids of the scopes that it implies, including itself
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

/** The scopes to remove, together with those of the role that depend on them. */
export function withDependents(
  current: ReadonlySet<number>,
  unwanted: readonly number[],
  impliedBy: ReadonlyMap<number, readonly number[]>,
): number[] {
  const gone = new Set(unwanted)
  return [...current].filter(id => (impliedBy.get(id) ?? [id]).some(other => gone.has(other)))
}
