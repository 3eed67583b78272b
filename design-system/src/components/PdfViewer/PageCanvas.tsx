import { useEffect, useRef } from 'react'
import { RenderingCancelledException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import { media } from '../../tokens/media.ts'
import { drawPage, type DrawingTask } from './drawPage.ts'
import { freeCanvas } from './freeCanvas.ts'
import * as styles from './pages.css.ts'

interface PageCanvasProps {
  proxy: PDFPageProxy
  viewport: PageViewport
  onDrawn: () => void
  onFailed: () => void
}

/** Milliseconds that a page must be in view before it is drawn, so that pages are skipped during fast scrolling. */
const settling = 40

/** The picture of a page. While a new size is drawn, the previous picture stays in its place, stretched. */
export function PageCanvas({ proxy, viewport, onDrawn, onFailed }: PageCanvasProps) {
  const holder = useRef<HTMLDivElement>(null)
  const hasForcedColors = useMediaQuery(media.forcedColors)
  useEffect(() => {
    let task: DrawingTask | undefined
    let isGone = false
    const draw = async () => {
      task = drawPage(proxy, viewport, { ratio: window.devicePixelRatio, hasForcedColors })
      try {
        await task.done
      } catch (error) {
        freeCanvas(task.canvas)
        if (!isGone && !(error instanceof RenderingCancelledException)) onFailed()
        return
      }
      if (isGone || !holder.current) return freeCanvas(task.canvas)
      const before = holder.current.querySelector('canvas')
      holder.current.replaceChildren(task.canvas)
      if (before) freeCanvas(before)
      onDrawn()
    }
    const timer = setTimeout(() => void draw(), settling)
    return () => {
      isGone = true
      clearTimeout(timer)
      task?.cancel()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- drawn anew for another look, not for another listener
  }, [proxy, viewport, hasForcedColors])
  useEffect(() => {
    const element = holder.current
    return () => {
      const canvas = element?.querySelector('canvas')
      if (canvas) freeCanvas(canvas)
      // Frees the page's images and operator lists.
      proxy.cleanup()
    }
  }, [proxy])
  return <div ref={holder} aria-hidden className={styles.canvas} />
}
