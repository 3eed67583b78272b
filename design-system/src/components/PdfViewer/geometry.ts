import type { PdfZoom } from './pdfProps.ts'

/** In PDF points. */
export interface PageSize {
  width: number
  height: number
}
/** In CSS pixels of the scroll area. */
export type Room = PageSize

/** A PDF point is 1/72 inch, a CSS pixel 1/96. */
export const pixelsPerPoint = 96 / 72
/** Pixels between the pages, and around them. */
export const pageGap = 16

const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5] as const
const [smallest, largest] = [zoomSteps[0], 5]

const clampZoom = (zoom: number) => Math.min(largest, Math.max(smallest, zoom))

/** The next larger (1) or smaller (-1) step; unchanged at either end. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  // A fitted zoom rarely equals a step; a step that would look the same is skipped.
  const isFurther = (step: number) => (step - zoom) * direction > 0.005
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed()
  return steps.find(isFurther) ?? clampZoom(zoom)
}

/** The zoom of a page, where 1 is its printed size. */
export function zoomOf(zoom: PdfZoom, size: PageSize, room: Room): number {
  if (typeof zoom === 'number') return clampZoom(zoom)
  const width = (room.width - 2 * pageGap) / (size.width * pixelsPerPoint)
  const height = (room.height - 2 * pageGap) / (size.height * pixelsPerPoint)
  // On a narrow screen a fitted page may be smaller than the smallest step.
  return Math.min(largest, Math.max(0.05, zoom === 'width' ? width : Math.min(width, height)))
}

const pixels = (length: number) => Math.max(1, Math.round(length))

/** The positions of the pages, one below the other, in CSS pixels. */
export interface PagePlaces {
  pages: readonly { top: number; width: number; height: number; scale: number }[]
  width: number
  height: number
}

/** Lays out the pages. @param turned whether they are shown on their side */
export function placePages(
  sizes: readonly PageSize[],
  zoom: PdfZoom,
  room: Room,
  turned: boolean,
): PagePlaces {
  let top = pageGap
  let width = 0
  const pages = sizes.map(own => {
    const size = turned ? { width: own.height, height: own.width } : own
    const scale = zoomOf(zoom, size, room) * pixelsPerPoint
    // Whole pixels, because a picture stretched by a fraction of one is blurred.
    const page = {
      top,
      width: pixels(size.width * scale),
      height: pixels(size.height * scale),
      scale,
    }
    top += page.height + pageGap
    width = Math.max(width, page.width)
    return page
  })
  return { pages, width: width + 2 * pageGap, height: top }
}

/** Index of the last page that begins at or above an offset; the first if none does. */
export function pageAt({ pages }: PagePlaces, offset: number): number {
  let [low, high] = [0, pages.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pages[middle]?.top ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** Indexes of the first and the last page to draw: those in view, and one more on each side. */
export function drawnPages(places: PagePlaces, top: number, height: number): readonly [number, number] {
  return [
    Math.max(0, pageAt(places, top) - 1),
    Math.min(places.pages.length - 1, pageAt(places, top + height) + 1),
  ]
}

/** Index of the page that is most in view; the first if several tie. */
export function readPage(places: PagePlaces, top: number, height: number): number {
  let [best, most] = [pageAt(places, top), 0]
  for (let index = best; index < places.pages.length; index++) {
    const page = places.pages[index]
    if (!page || page.top >= top + height) break
    const seen = Math.min(page.top + page.height, top + height) - Math.max(page.top, top)
    // Relative to what can be visible: a small page that is fully visible counts as a whole.
    const share = seen / Math.min(page.height, height)
    if (share > most + 1e-6) [best, most] = [index, share]
  }
  return best
}

/** A position in the document that stays valid when pages change size. */
export interface Place {
  /** Index of the page. */
  page: number
  /** Fraction of the page's height above the upper edge of the view. */
  share: number
}

/** The position at the upper edge, below the gap above a page. */
export function placeAt(places: PagePlaces, top: number): Place {
  const page = pageAt(places, top + pageGap)
  const { top: start = 0, height = 1 } = places.pages[page] ?? {}
  return { page, share: (top + pageGap - start) / height }
}

/** The scroll offset that puts a position at the upper edge, including that gap. */
export function offsetOf(places: PagePlaces, { page, share }: Place): number {
  const { top = 0, height = 0 } = places.pages[page] ?? {}
  return Math.max(0, top + share * height - pageGap)
}

/** Browsers limit canvas memory, on phones to this many pixels per canvas. */
export const largestCanvas = 16_000_000
/** Pixels per side beyond which browsers draw nothing. */
export const longestCanvas = 16_384

/** Canvas pixels per CSS pixel: the device pixel ratio, or less if the canvas would be too large. */
export function canvasRatio(width: number, height: number, deviceRatio: number): number {
  return Math.min(
    deviceRatio,
    Math.sqrt(largestCanvas / Math.max(1, width * height)),
    longestCanvas / Math.max(1, width, height),
  )
}
