import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawAbove, drawByValue, drawRandom, type Valued } from './draw-sample.ts'

const valued = (...cents: number[]): Valued[] =>
  cents.map((each, at) => ({ id: at + 1, cents: BigInt(each) }))
const anyArticles = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 23n }), { minLength: 1, maxLength: 60 })
  .map(all => all.map((cents, at): Valued => ({ id: at + 1, cents })))
const anyDraw = fc.record({
  size: fc.integer({ min: 1, max: 80 }),
  seed: fc.integer({ min: 0, max: 2147483647 }),
})

describe('random sampling', () => {
  it('draws the requested number, each article once, and the same ones for the same seed', () => {
    fc.assert(
      fc.property(anyArticles, anyDraw, (articles, draw) => {
        const drawn = drawRandom(articles, draw)
        expect(drawn).toHaveLength(Math.min(draw.size, articles.length))
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
        expect(drawRandom(articles, draw)).toEqual(drawn)
      }),
    )
  })

  it('draws each article about equally often', () => {
    const times = new Map<number, number>()
    for (let seed = 0; seed < 4000; seed += 1)
      for (const { id } of drawRandom(valued(1, 1, 1, 1, 1, 1, 1, 1), { size: 2, seed }))
        times.set(id, (times.get(id) ?? 0) + 1)
    // A thousand times each, within five standard deviations.
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) expect(Math.abs((times.get(id) ?? 0) - 1000)).toBeLessThan(140)
  })

  it('can be recomputed by anyone from the seed', () => {
    // SHA-256 of `1:0` and `1:1`, modulo 5 and 4: a colleague can check it with a hash calculator.
    expect(drawRandom(valued(1, 1, 1, 1, 1), { size: 2, seed: 1 }).map(({ id }) => id)).toEqual([5, 4])
  })
})

describe('sampling above a threshold', () => {
  it('draws all articles worth at least the threshold, and nothing else', () => {
    expect(drawAbove(valued(99, 100, 101, 0), 100n)).toEqual([
      { id: 2, hits: 1 },
      { id: 3, hits: 1 },
    ])
  })
})

describe('sampling by value', () => {
  it('hits every interval once, always draws articles larger than one, and never draws worthless ones', () => {
    fc.assert(
      fc.property(anyArticles, anyDraw, (articles, draw) => {
        const drawn = drawByValue(articles, draw)
        const total = articles.reduce((sum, { cents }) => sum + cents, 0n)
        const hits = new Map(drawn.map(each => [each.id, each.hits]))
        expect(drawn.reduce((sum, each) => sum + each.hits, 0)).toBe(total === 0n ? 0 : draw.size)
        for (const { id, cents } of articles) {
          const of = BigInt(hits.get(id) ?? 0)
          // Within one of the expected number of hits for its share; never where it is worth nothing.
          const least = (cents * BigInt(draw.size)) / (total === 0n ? 1n : total)
          expect(of >= least && of <= (cents === 0n ? 0n : least + 1n)).toBe(true)
        }
        expect(drawByValue(articles, draw)).toEqual(drawn)
      }),
    )
  })

  it('draws an article in proportion to its value', () => {
    let large = 0
    for (let seed = 0; seed < 4000; seed += 1)
      large += drawByValue(valued(1000, 3000), { size: 1, seed })[0]?.id === 2 ? 1 : 0
    expect(Math.abs(large - 3000)).toBeLessThan(140)
  })
})
