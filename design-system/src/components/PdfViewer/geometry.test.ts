import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canvasRatio,
  drawnPages,
  largestCanvas,
  longestCanvas,
  nextZoom,
  offsetOf,
  pageAt,
  pageGap,
  placeAt,
  placePages,
  readPage,
  zoomOf,
} from './geometry.ts'

const a4 = { width: 595, height: 842 }
const side = fc.integer({ min: 20, max: 3000 })
const size = fc.record({ width: side, height: side })
const sizes = fc.array(size, { minLength: 1, maxLength: 60 })
const room = fc.record({
  width: fc.integer({ min: 120, max: 3000 }),
  height: fc.integer({ min: 120, max: 3000 }),
})
const zoom = fc.oneof(
  fc.constantFrom('width' as const, 'page' as const),
  fc.double({ min: 0.25, max: 5, noNaN: true }),
)
const placed = fc
  .tuple(sizes, zoom, room, fc.boolean())
  .map(args => ({ places: placePages(...args), room: args[2] }))
const scrolled = fc.tuple(placed, fc.double({ min: 0, max: 1, noNaN: true })).map(
  ([
    {
      places,
      room: { height },
    },
    share,
  ]) => ({
    places,
    height,
    top: share * Math.max(0, places.height - height),
  }),
)

describe('zoom', () => {
  test('100 % is the printed size', () => {
    expect(placePages([a4], 1, { width: 2000, height: 2000 }, false).pages[0]?.width).toBe(
      Math.round((595 / 72) * 96),
    )
  })
  test('fitted, a page has the width of the room, or all of itself in it', () => {
    fc.assert(
      fc.property(size, room, (page, space) => {
        const [wide] = placePages([page], 'width', space, false).pages
        const [whole] = placePages([page], 'page', space, false).pages
        // Fitting is limited to this range.
        fc.pre(zoomOf('page', page, space) > 0.05 && zoomOf('width', page, space) < 5)
        expect(wide?.width).toBe(space.width - 2 * pageGap)
        expect(whole?.width).toBeLessThanOrEqual(space.width - 2 * pageGap + 0.5)
        expect(whole?.height).toBeLessThanOrEqual(space.height - 2 * pageGap + 0.5)
      }),
    )
  })
  test('steps go on to the end and stop there, and come back the same way', () => {
    let value = 0.31
    const seen = [value]
    while (nextZoom(value, 1) !== value) seen.push((value = nextZoom(value, 1)))
    expect(seen).toEqual([...seen].toSorted((a, b) => a - b))
    expect(value).toBe(5)
    while (nextZoom(value, -1) !== value) value = nextZoom(value, -1)
    expect(value).toBe(0.25)
    // A fitted page's zoom is close to a step but not equal to it.
    expect(nextZoom(0.9999, 1)).toBe(1.1)
  })
  test('a page on its side changes width and height', () => {
    const [page] = placePages([a4], 1, a4, true).pages
    expect(page?.width).toBeGreaterThan(page?.height ?? 0)
  })
})

describe('places', () => {
  test('pages follow each other and never overlap; all are within the whole', () => {
    fc.assert(
      fc.property(placed, ({ places }) => {
        let end = 0
        for (const page of places.pages) {
          expect(page.top).toBeCloseTo(end + pageGap)
          end = page.top + page.height
          expect(page.width + 2 * pageGap).toBeLessThanOrEqual(places.width + 0.001)
        }
        expect(places.height).toBeCloseTo(end + pageGap)
      }),
    )
  })
  test('every page of which something is in sight is drawn', () => {
    fc.assert(
      fc.property(scrolled, ({ places, top, height }) => {
        const [first, last] = drawnPages(places, top, height)
        const left = places.pages.filter((_, index) => index < first || index > last)
        expect(left.filter(page => page.top < top + height && page.top + page.height > top)).toEqual([])
      }),
    )
  })
  test('of a thousand pages few are drawn', () => {
    const places = placePages(
      Array.from({ length: 1000 }, () => a4),
      'width',
      { width: 900, height: 700 },
      false,
    )
    const [first, last] = drawnPages(places, places.height / 2, 700)
    expect(last - first).toBeLessThanOrEqual(4)
  })
  test('the page that is read has no rival with more of it in sight', () => {
    fc.assert(
      fc.property(scrolled, ({ places, top, height }) => {
        const share = (index: number) => {
          const page = places.pages[index]
          if (!page) return 0
          const seen = Math.min(page.top + page.height, top + height) - Math.max(page.top, top)
          return seen / Math.min(page.height, height)
        }
        const read = readPage(places, top, height)
        for (const index of places.pages.keys())
          expect(share(read)).toBeGreaterThanOrEqual(share(index) - 1e-5)
      }),
    )
  })
  test('a place is found again, also when the pages have another size by then', () => {
    fc.assert(
      fc.property(scrolled, fc.constantFrom(0.5, 1, 2), ({ places, top }, factor) => {
        expect(offsetOf(places, placeAt(places, top))).toBeCloseTo(top, 5)
        const other = {
          ...places,
          pages: places.pages.map(page => ({
            ...page,
            top: page.top * factor,
            height: page.height * factor,
          })),
        }
        const place = placeAt(places, top)
        // The gap between two pages belongs to neither.
        fc.pre(place.share < 1)
        expect(placeAt(other, offsetOf(other, place) + 1e-6).page).toBe(place.page)
      }),
    )
  })
  test('before the first page there is none but the first', () => {
    expect(pageAt(placePages([a4, a4], 1, a4, false), 0)).toBe(0)
  })
})

test('a canvas is as fine as the screen until it would be too large', () => {
  expect(canvasRatio(800, 1100, 2)).toBe(2)
  fc.assert(
    fc.property(side, side, fc.double({ min: 1, max: 4, noNaN: true }), (width, height, ratio) => {
      const own = canvasRatio(width * 4, height * 4, ratio)
      expect(own).toBeLessThanOrEqual(ratio)
      expect(width * 4 * own * height * 4 * own).toBeLessThanOrEqual(largestCanvas * 1.0001)
    }),
  )
  // A page as thin as a line takes little memory, but is too long for a canvas.
  expect(96_000 * canvasRatio(96_000, 8, 2)).toBeLessThanOrEqual(longestCanvas * 1.0001)
})
