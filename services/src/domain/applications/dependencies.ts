/** One scope requires another. */
export interface Dependency {
  scopeId: number
  requiredScopeId: number
}

/**
 * The cycle that a new dependency would close.
 * @returns ids in the order in which they require each other, from the scope back to itself, by the fewest steps;
 * undefined when there is no cycle
 */
export function circleOf(existing: readonly Dependency[], added: Dependency): number[] | undefined {
  const { scopeId, requiredScopeId } = added
  const cameFrom = new Map<number, number>([[requiredScopeId, scopeId]])
  const open = [requiredScopeId]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (next === scopeId) return wayBack(cameFrom, scopeId)
    for (const dependency of existing) {
      if (dependency.scopeId !== next || cameFrom.has(dependency.requiredScopeId)) continue
      cameFrom.set(dependency.requiredScopeId, next)
      open.push(dependency.requiredScopeId)
    }
  }
  return undefined
}

function wayBack(cameFrom: ReadonlyMap<number, number>, start: number): number[] {
  const way = [start]
  for (let at = cameFrom.get(start); at !== undefined && at !== start; at = cameFrom.get(at)) way.unshift(at)
  return [start, ...way]
}
