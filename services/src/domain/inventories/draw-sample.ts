import { createHash } from 'node:crypto'

/** What a sample is drawn of: an article with its theoretical value. */
export interface Valued {
  id: number
  /** In cents, exactly: a stock-take may be worth more than a number holds. */
  cents: bigint
}

/** An article of a sample, and how often it was hit. */
export interface Drawn {
  id: number
  hits: number
}

/**
 * Numbers by chance that are the same for the same seed, on any machine: the n-th is the SHA-256 of `seed:n`, from n = 0, as a whole
 * number of 256 bits.
 */
function* numbersOf(seed: number): Generator<bigint, never> {
  for (let n = 0; ; n += 1) yield BigInt(`0x${createHash('sha256').update(`${seed}:${n}`).digest('hex')}`)
}

/** `size` articles, each as likely as any other: of those that are left, in their order, the one at `number mod left`. */
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

/** All articles that are worth as much, or more. */
export const drawAbove = (articles: readonly Valued[], threshold: bigint): Drawn[] =>
  articles.filter(({ cents }) => cents >= threshold).map(({ id }) => ({ id, hits: 1 }))

/**
 * Monetary unit sampling: the cents of all articles lie in a row, in the order of the articles, and every interval of the total divided
 * by `size` is hit once, always at the same place within it, which is left to chance. An article is as likely to be drawn as it is worth;
 * one that is worth more than an interval is drawn for sure, and may be hit several times.
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
