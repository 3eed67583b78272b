/** The position of a signature field on its page, relative to the free space, so that it exists on any page. */
export interface FieldPlace {
  /** From 1. */
  page: number
  /** From the left margin (0) to the right one (100). */
  across: number
  /** From the top margin (0) to the bottom one (100). */
  down: number
  /** In points. @default those of a signature */
  width?: number
  /** In points. @default those of a signature */
  height?: number
  /** Whether it appears on all pages. @default on its page alone */
  isOnEveryPage?: boolean
}

/** A rectangle on a page as displayed, in points from its top left corner. */
export interface FieldBox {
  left: number
  top: number
  width: number
  height: number
}

/** In points: 62 by 24 mm, so that three fit side by side on A4. */
const [fieldWidth, fieldHeight, margin] = [176, 68, 28]

/** The rectangle of a field on a displayed page of this size in points. On a small page, the field is smaller. */
export function fieldBox(
  pageWidth: number,
  pageHeight: number,
  { across, down, width: wide = fieldWidth, height: high = fieldHeight }: Omit<FieldPlace, 'page'>,
): FieldBox {
  const edge = Math.min(margin, pageWidth / 10, pageHeight / 10)
  const scale = Math.min(1, (pageWidth - 2 * edge) / wide, (pageHeight - 2 * edge) / high)
  const [width, height] = [wide * scale, high * scale]
  return {
    left: edge + ((pageWidth - 2 * edge - width) * across) / 100,
    top: edge + ((pageHeight - 2 * edge - height) * down) / 100,
    width,
    height,
  }
}

/** The size of displayed pages in points, from this page up to the one before the next entry. */
export interface PageSize {
  /** From 1. */
  fromPage: number
  width: number
  height: number
}

/** A4, for documents whose pages were not measured. */
const paper: PageSize = { fromPage: 1, width: 595, height: 842 }

/** The sizes of the pages that two fields share; empty if they share none. */
function sharedSizes(one: FieldPlace, other: FieldPlace, sizes: readonly PageSize[]): readonly PageSize[] {
  if (one.isOnEveryPage && other.isOnEveryPage) return sizes
  if (!one.isOnEveryPage && !other.isOnEveryPage && one.page !== other.page) return []
  const page = one.isOnEveryPage ? other.page : one.page
  return [sizes.findLast(({ fromPage }) => fromPage <= page) ?? paper]
}

/**
 * Whether two fields would overlap on a page that they share.
 * @param pageSizes those of the document; empty if they are unknown, in which case A4 is assumed
 */
export function doOverlap(one: FieldPlace, other: FieldPlace, pageSizes: readonly PageSize[] = []): boolean {
  const sizes = pageSizes.length === 0 ? [paper] : pageSizes
  return sharedSizes(one, other, sizes).some(({ width, height }) => {
    const [first, second] = [fieldBox(width, height, one), fieldBox(width, height, other)]
    return (
      first.left < second.left + second.width &&
      second.left < first.left + first.width &&
      first.top < second.top + second.height &&
      second.top < first.top + first.height
    )
  })
}
