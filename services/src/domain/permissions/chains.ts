/** The scopes that each scope requires directly. */
export type Requirements = ReadonlyMap<number, readonly number[]>

/**
 * The ways by which scopes are in effect: for each of them a chain from every given scope that leads to it, each scope of
 * a chain requiring the next, by the fewest steps.
 * @param given ids of the scopes that roles give themselves
 * @returns by the id of the scope that is in effect, the shortest chain first
 */
export function chainsFrom(given: Iterable<number>, requirements: Requirements): Map<number, number[][]> {
  const chains = new Map<number, number[][]>()
  for (const head of new Set(given))
    for (const chain of chainsOf(head, requirements)) {
      const scope = chain.at(-1) ?? head
      const known = chains.get(scope)
      if (known) known.push(chain)
      else chains.set(scope, [chain])
    }
  for (const found of chains.values()) found.sort((a, b) => a.length - b.length || (a[0] ?? 0) - (b[0] ?? 0))
  return chains
}

/** The chains that begin with one scope, the shortest first; that of the scope itself is the first one. */
function chainsOf(head: number, requirements: Requirements): number[][] {
  const chains = [[head]]
  const reached = new Set([head])
  // Grows while it is walked, so that what needs fewer steps comes before what needs more.
  for (const chain of chains)
    for (const required of requirements.get(chain.at(-1) ?? head) ?? []) {
      if (reached.has(required)) continue
      reached.add(required)
      chains.push([...chain, required])
    }
  return chains
}
