import type { PdfZoom } from './pdfProps.ts'

/** PDF points. */
export interface PageSize {
  width: number
  height: number
}
/** CSS pixels of the area that scrolls. */
export type Room = PageSize

/** A PDF point is 1/72 inch, a CSS pixel 1/96. */
export const pixelsPerPoint = 96 / 72
/** Pixels between the pages, and around them. */
export const pageGap = 16

const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5] as const
const [smallest, largest] = [zoomSteps[0], 5]

const clampZoom = (zoom: number) => Math.min(largest, Math.max(smallest, zoom))

/** The next larger (1) or smaller (-1) step; the same at the end of the steps. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  // What a fitted page comes to is not exactly a step: a step that looks the same is none.
  const isFurther = (step: number) => (step - zoom) * direction > 0.005
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed()
  return steps.find(isFurther) ?? clampZoom(zoom)
}

/** The zoom of a page: 1 is its printed size. */
export function zoomOf(zoom: PdfZoom, size: PageSize, room: Room): number {
  if (typeof zoom === 'number') return clampZoom(zoom)
  const width = (room.width - 2 * pageGap) / (size.width * pixelsPerPoint)
  const height = (room.height - 2 * pageGap) / (size.height * pixelsPerPoint)
  // A page that is fitted may be smaller than any step, on a narrow screen.
  return Math.min(largest, Math.max(0.05, zoom === 'width' ? width : Math.min(width, height)))
}

const pixels = (length: number) => Math.max(1, Math.round(length))

/** Where the pages lie, one under the other; CSS pixels. */
export interface PagePlaces {
  pages: readonly { top: number; width: number; height: number; scale: number }[]
  width: number
  height: number
}

/** Places the pages. @param turned whether they are shown on their side */
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
    // Whole pixels: a picture that is stretched by a part of one is not sharp.
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

/** Index of the last page that begins at or above an offset; the first when none does. */
export function pageAt({ pages }: PagePlaces, offset: number): number {
  let [low, high] = [0, pages.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pages[middle]?.top ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** Indexes of the first and the last page to be drawn: those in sight, with one more on each side. */
export function drawnPages(places: PagePlaces, top: number, height: number): readonly [number, number] {
  return [
    Math.max(0, pageAt(places, top) - 1),
    Math.min(places.pages.length - 1, pageAt(places, top + height) + 1),
  ]
}

/** Index of the page of which most is in sight; of equals the first. */
export function readPage(places: PagePlaces, top: number, height: number): number {
  let [best, most] = [pageAt(places, top), 0]
  for (let index = best; index < places.pages.length; index++) {
    const page = places.pages[index]
    if (!page || page.top >= top + height) break
    const seen = Math.min(page.top + page.height, top + height) - Math.max(page.top, top)
    // Of a page that is small enough to be seen whole no more can be in sight.
    const share = seen / Math.min(page.height, height)
    if (share > most + 1e-6) [best, most] = [index, share]
  }
  return best
}

/** A place in the document that keeps its meaning when pages change their size. */
export interface Place {
  /** Index. */
  page: number
  /** Share of the page's height above the upper edge of the view. */
  share: number
}

/** What is at the upper edge, below the space that a page has over it. */
export function placeAt(places: PagePlaces, top: number): Place {
  const page = pageAt(places, top + pageGap)
  const { top: start = 0, height = 1 } = places.pages[page] ?? {}
  return { page, share: (top + pageGap - start) / height }
}

/** Offset that brings a place to the upper edge, with that space. */
export function offsetOf(places: PagePlaces, { page, share }: Place): number {
  const { top = 0, height = 0 } = places.pages[page] ?? {}
  return Math.max(0, top + share * height - pageGap)
}

/** Memory of a browser is bounded, on phones to this many pixels for one canvas. */
export const largestCanvas = 16_000_000
/** Pixels of a side beyond which browsers draw nothing. */
export const longestCanvas = 16_384

/** How many canvas pixels stand for a CSS pixel: those of the screen, fewer where the canvas would be too large. */
export function canvasRatio(width: number, height: number, deviceRatio: number): number {
  return Math.min(
    deviceRatio,
    Math.sqrt(largestCanvas / Math.max(1, width * height)),
    longestCanvas / Math.max(1, width, height),
  )
}
