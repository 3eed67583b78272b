import { createHash } from 'node:crypto'

/** An article of the population, with its theoretical value. */
export interface Valued {
  id: number
  /** In exact cents: a stock-take may be worth more than a number can hold. */
  cents: bigint
}

/** A sampled article, and how often it was hit. */
export interface Drawn {
  id: number
  hits: number
}

/**
 * Pseudo-random numbers that are the same for the same seed on any machine: the n-th is the SHA-256 of `seed:n`, from n
 * = 0, as a 256-bit integer.
 */
function* numbersOf(seed: number): Generator<bigint, never> {
  for (let n = 0; ; n += 1) yield BigInt(`0x${createHash('sha256').update(`${seed}:${n}`).digest('hex')}`)
}

/**
 * Draws `size` articles with equal probability: each time the one at `number mod left` among those left, in their
 * order.
 */
export function drawRandom(
  articles: readonly Valued[],
  { size, seed }: { size: number; seed: number },
): Drawn[] {
  const left = [...articles]
  const drawn: Drawn[] = []
  const numbers = numbersOf(seed)
  while (drawn.length < size && left.length > 0) {
    const at = Number(numbers.next().value % BigInt(left.length))
    const [article] = left.splice(at, 1)
    if (article) drawn.push({ id: article.id, hits: 1 })
  }
  return drawn
}

/** Draws all articles worth at least the threshold. */
export const drawAbove = (articles: readonly Valued[], threshold: bigint): Drawn[] =>
  articles.filter(({ cents }) => cents >= threshold).map(({ id }) => ({ id, hits: 1 }))

/**
 * Monetary unit sampling: the cents of all articles are lined up in the order of the articles and split into `size`
 * intervals. Each interval is hit once, always at the same random offset. The probability of drawing an article is
 * proportional to its value; one worth more than an interval is always drawn, and may be hit several times.
 */
export function drawByValue(
  articles: readonly Valued[],
  { size, seed }: { size: number; seed: number },
): Drawn[] {
  const total = articles.reduce((sum, { cents }) => sum + cents, 0n)
  if (total === 0n) return []
  const count = BigInt(size)
  const start = numbersOf(seed).next().value % total
  const hit = (at: bigint) => (at * total + start) / count
  const drawn: Drawn[] = []
  let next = 0n
  let end = 0n
  for (const { id, cents } of articles) {
    end += cents
    let hits = 0
    while (next < count && hit(next) < end) {
      next += 1n
      hits += 1
    }
    if (hits > 0) drawn.push({ id, hits })
  }
  return drawn
}
