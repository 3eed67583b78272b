export const thumbnailKinds = ['chart', 'table', 'card', 'slicer', 'text', 'image', 'shape'] as const

/** A visual of the page, with position and size in the units of the page. */
export interface ThumbnailVisual {
  /** Distinguishes it from the other visuals. Not shown. */
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
  /** Back to front. */
  visuals: readonly ThumbnailVisual[]
}

/** Power BI's page size if none is given. */
const usual = { width: 1280, height: 720 }
/** More cannot be told apart in a small drawing. The rearmost are dropped first. */
const mostVisuals = 200

const isSize = (value: number) => Number.isFinite(value) && value > 0

/** The page as it can be drawn: with a size, and only the visuals with a valid position and size. */
export function drawnPage({ width, height, visuals }: ThumbnailPage): ThumbnailPage {
  const size = isSize(width) && isSize(height) ? { width, height } : usual
  const isDrawn = (each: ThumbnailVisual) =>
    Number.isFinite(each.x) && Number.isFinite(each.y) && isSize(each.width) && isSize(each.height)
  return { ...size, visuals: visuals.filter(isDrawn).slice(-mostVisuals) }
}
