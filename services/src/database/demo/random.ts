/** Numbers that look like chance and are the same in every run. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  /** One of the list. */
  pick<T>(list: readonly T[]): T
  /** True with this probability from 0 to 1. */
  chance(probability: number): boolean
}

/**
 * A generator of its own for each part of the demo data, so that more rows of one kind do not change another.
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
