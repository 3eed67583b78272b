import type { ReportPage, ReportVisual } from './protocol/report-state.ts'

/** The colours that an author chose, as far as they are legible. */

/** Minimum contrast of text in WCAG 2.2. */
const leastContrast = 4.5

/** Luminance of the fallback colours. */
const named: Readonly<Record<string, number>> = { black: 0, white: 1 }

function luminanceOf(color: string): number {
  const known = named[color]
  if (known !== undefined) return known
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast from 1 to 21. @param a as `#rrggbb`, black or white */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminanceOf(a), luminanceOf(b)].toSorted((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour if it is legible on this background, else black or white; undefined without a background. */
export function readableOn(background: string | undefined, color: string | undefined): string | undefined {
  if (background === undefined) return undefined
  if (color !== undefined && contrastOf(color, background) >= leastContrast) return color
  return contrastOf('black', background) >= contrastOf('white', background) ? 'black' : 'white'
}

/** The background colour of a page; white under a picture without one. Undefined where the author chose nothing. */
export function sheetOf({ background }: Pick<ReportPage, 'background'>): string | undefined {
  return background?.color ?? (background?.image === undefined ? undefined : 'white')
}

const holds = (outer: ReportVisual, inner: ReportVisual) =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  outer.x + outer.width >= inner.x + inner.width - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1

/** The background colour behind a text: its own fill, that of the shape behind it, or the page's. */
export function behind(visual: ReportVisual, page: ReportPage): string | undefined {
  if (visual.drawing?.fill !== undefined) return visual.drawing.fill
  const shapes = page.visuals.filter(
    other =>
      other.drawing?.shape !== undefined &&
      other.drawing.fill !== undefined &&
      other.z < visual.z &&
      holds(other, visual),
  )
  return shapes.toSorted((a, b) => b.z - a.z)[0]?.drawing?.fill ?? sheetOf(page)
}
