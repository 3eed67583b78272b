import { useCallback, useState } from 'react'
import type { PageSize } from './geometry.ts'
import type { OpenPdf } from './openPdf.ts'

/**
 * Sizes of all pages, in points. Each is assumed to be that of the first until the page is drawn, so a thousand pages
 * open as fast as ten.
 */
export function usePageSizes({ info, firstSize }: OpenPdf) {
  const [sizes, setSizes] = useState<readonly PageSize[]>(() =>
    Array.from({ length: info.pages }, () => firstSize),
  )
  const setSize = useCallback((page: number, size: PageSize) => {
    setSizes(before => {
      const known = before[page - 1]
      if (known?.width === size.width && known.height === size.height) return before
      return before.with(page - 1, size)
    })
  }, [])
  return { sizes, setSize }
}
