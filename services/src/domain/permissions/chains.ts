/** The scopes that each scope requires directly. */
export type Requirements = ReadonlyMap<number, readonly number[]>

/**
 * Explains why scopes are in effect: for each of them, the shortest chain from every given scope that leads to it, in
 * which each scope requires the next.
 * @param given ids of the scopes that roles give directly
 * @returns chains by the id of the effective scope, the shortest first
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

/** The chains that start from one scope, the shortest first, beginning with the scope alone. */
function chainsOf(head: number, requirements: Requirements): number[][] {
  const chains = [[head]]
  const reached = new Set([head])
  // The list grows during the loop, so that shorter chains come first.
  for (const chain of chains)
    for (const required of requirements.get(chain.at(-1) ?? head) ?? []) {
      if (reached.has(required)) continue
      reached.add(required)
      chains.push([...chain, required])
    }
  return chains
}
