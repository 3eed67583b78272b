/** Numbers that look random but are the same in every run. */
export interface Random {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
  /** A random item of the list. */
  pick<T>(list: readonly T[]): T
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean
}

/**
 * Creates a separate generator for each part of the demo data, so that adding rows of one kind does not change another.
 * @source mulberry32 by Tommy Ettinger, public domain: 32 bits of state, plenty for names
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: probability => next() < probability,
    pick: list => {
      const item = list[below(list.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from.')
      return item
    },
  }
}
