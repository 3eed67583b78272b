export const thumbnailKinds = ['chart', 'table', 'card', 'slicer', 'text', 'image', 'shape'] as const

/** A visual of the page: its place and size in the units of the page. */
export interface ThumbnailVisual {
  /** Told apart from the others by it. It is not shown. */
  name: string
  x: number
  y: number
  width: number
  height: number
  kind: (typeof thumbnailKinds)[number]
}

export interface ThumbnailPage {
  width: number
  height: number
  /** Those at the back first. */
  visuals: readonly ThumbnailVisual[]
}

/** What Power BI gives a page that says nothing else. */
const usual = { width: 1280, height: 720 }
/** More than a small drawing can tell apart. Those behind the others go first. */
const mostVisuals = 200

const isSize = (value: number) => Number.isFinite(value) && value > 0

/** The page as it can be drawn: with a size, and with those of its visuals that have a place and a size. */
export function drawnPage({ width, height, visuals }: ThumbnailPage): ThumbnailPage {
  const size = isSize(width) && isSize(height) ? { width, height } : usual
  const isDrawn = (each: ThumbnailVisual) =>
    Number.isFinite(each.x) && Number.isFinite(each.y) && isSize(each.width) && isSize(each.height)
  return { ...size, visuals: visuals.filter(isDrawn).slice(-mostVisuals) }
}
