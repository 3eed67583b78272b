import type { Schemas } from '@parvis/api-types/portal'
import type { ThumbnailPage, ThumbnailVisual } from '@parvis/design-system/PageThumbnail'

/** Patterns for the kind names in the file, in lower case; the first match counts. */
const kinds: readonly (readonly [RegExp, ThumbnailVisual['kind']])[] = [
  [/slicer|filter/, 'slicer'],
  [/table|matrix|pivot/, 'table'],
  [/textbox|richtext|narrative/, 'text'],
  [/image/, 'image'],
  [/shape|button|navigator|bookmark/, 'shape'],
  [/card|kpi|gauge|indicator/, 'card'],
]

/** How to draw a visual. An unknown kind is most often a chart. */
export function thumbnailKind(kind: string): ThumbnailVisual['kind'] {
  const named = kind.toLowerCase()
  return kinds.find(([pattern]) => pattern.test(named))?.[1] ?? 'chart'
}

/** The drawn part of a layout: neither titles nor fields. */
interface DrawnLayout {
  pages: readonly (Pick<Schemas['ReportPage'], 'isHidden' | 'width' | 'height'> & {
    visuals: readonly Omit<Schemas['ReportVisual'], 'title' | 'fields' | 'isFiltered'>[]
  })[]
}

/** The page that a report opens with, for a thumbnail; undefined when nothing was read from its file. */
export function firstPage({ pages }: DrawnLayout): ThumbnailPage | undefined {
  const first = pages.find(({ isHidden }) => !isHidden) ?? pages[0]
  if (!first) return undefined
  return {
    width: first.width,
    height: first.height,
    visuals: first.visuals
      .toSorted((a, b) => a.z - b.z)
      .map(({ name, x, y, width, height, kind }) => ({
        name,
        x,
        y,
        width,
        height,
        kind: thumbnailKind(kind),
      })),
  }
}
