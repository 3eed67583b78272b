/**
 * Replaces Math.random with a sequence that is the same in every run (mulberry32), so that pictures of stories with
 * random parts are reproducible.
 * @returns a function that restores the browser's own
 */
export function seedRandom(seed = 20_260_312): () => void {
  const original = Math.random
  let state = seed
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return () => {
    Math.random = original
  }
}
